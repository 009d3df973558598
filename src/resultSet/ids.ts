/** What an id must look like, and the same in words for messages. */
export const SLUG = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
export const SLUG_WORDS = 'lower-case letters and digits, joined by single dots or hyphens';
