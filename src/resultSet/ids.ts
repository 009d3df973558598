export const SLUG = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
export const SLUG_WORDS = 'lower-case letters and digits, joined by single dots or hyphens';
