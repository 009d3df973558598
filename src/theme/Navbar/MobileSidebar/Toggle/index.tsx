import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** The button that opens the navigation links on a small screen; it shows a word instead of an icon. */
export default function MobileSidebarToggle() {
  const { toggle, shown } = useNavbarMobileSidebar();
  return (
    <button className="navbar__toggle" type="button" onClick={toggle} aria-expanded={shown}>
      Menu
    </button>
  );
}
