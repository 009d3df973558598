/** Replaces Prism's registry, to which the theme adds languages; see stripPrism. */
export const Prism = {};
