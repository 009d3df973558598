/** What a reader's report of a wrong number is prefilled with. */
export interface Problem {
  /** The title of the figure or table. */
  what?: string;
  /** The artifacts behind the number; `line` and `sha256` where they are known. */
  artifacts: { path: string; line?: number; sha256?: string }[];
}

/** Files of the site, as what a wrong number would come from. */
export function servedArtifacts(files: readonly { path: string }[]): Problem {
  return { artifacts: files.map(({ path }) => ({ path: `static${path}` })) };
}
