/** A link with its text. */
export interface Link {
  label: string;
  /** Site path without base path, or URL. */
  path: string;
}
