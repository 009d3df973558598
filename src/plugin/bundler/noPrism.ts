/** Replaces Prism's registry, to which the theme adds languages; see withoutPrism. */
export const Prism = {};
