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

/** The results of result sets by their ids, as what a wrong number would come from. */
export function resultArtifacts(ids: readonly string[]): Problem {
  return servedArtifacts(ids.map((id) => ({ path: `/data/result-sets/${id}/results.csv` })));
}

/** What the packages of result sets say of them, as what a wrong statement would come from. */
export function packageArtifacts(sides: readonly { id: string }[]): Problem {
  return servedArtifacts(sides.map(({ id }) => ({ path: `/data/result-sets/${id}/datapackage.json` })));
}
