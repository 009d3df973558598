import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Original from '@theme-init/Navbar/MobileSidebar';

/** The navigation links of a small screen, rendered only while they are shown: most readers never open them. */
export default function MobileSidebar() {
  const { shown } = useNavbarMobileSidebar();
  return shown && <Original />;
}
