import type { Props } from '@theme/Navbar/Search';

/** The search field in the navigation bar, at every width. The theme's own overlaps the menu button on a phone. */
export default function NavbarSearch({ children }: Props) {
  return <div className="navbar__search">{children}</div>;
}
