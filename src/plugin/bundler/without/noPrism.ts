/** Stands in the bundle for Prism's registry, to which the theme adds languages; see withoutUnused. */
export const Prism = {};
