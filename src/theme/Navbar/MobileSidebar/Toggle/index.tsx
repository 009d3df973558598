import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** The button that opens the links of the navigation on a small window: a word, not three bars. */
export default function MobileSidebarToggle() {
  const { toggle, shown } = useNavbarMobileSidebar();
  return (
    <button className="navbar__toggle" type="button" onClick={toggle} aria-expanded={shown}>
      Menu
    </button>
  );
}
