import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/** The kinds of entries that the bar of this site has. The theme's other kinds, its menus among them, would be 5 KB of JavaScript in every page. */
export default { default: DefaultNavbarItem };
