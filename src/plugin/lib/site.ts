/** What files that leave the site say about it. */
export interface Site {
  title: string;
  tagline: string;
  /** Its address with base path, which ends in a slash. */
  url: string;
}

/** An address as pictures show it: without protocol. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
