/** Prefilled content of a problem report. */
export interface Problem {
  /** Title of the figure or table. */
  what?: string;
  /** Artifacts of the number; `line` and `sha256` if they are known. */
  artifacts: { path: string; line?: number; sha256?: string }[];
}

/** Files of the site as sources of a problem. */
export function servedArtifacts(files: readonly { path: string }[]): Problem {
  return { artifacts: files.map(({ path }) => ({ path: `static${path}` })) };
}
