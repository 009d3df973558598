/** Replaces Prism's registry, to which the theme adds languages; see wholeSiteBundle. */
export const Prism = {};
