import type { Props } from '@theme/Navbar/Search';

/** The place of the search field in the bar, at every width: the theme’s own lies over the menu’s button on a small window. */
export default function NavbarSearch({ children }: Props) {
  return <div className="navbar__search">{children}</div>;
}
