import { type Problem, servedArtifacts } from './problem';

/** Results files of result sets as sources of a problem. */
export function resultArtifacts(ids: readonly string[]): Problem {
  return servedArtifacts(ids.map((id) => ({ path: `/data/result-sets/${id}/results.csv` })));
}

/** Metadata files of result sets as sources of a problem. */
export function packageArtifacts(sides: readonly { id: string }[]): Problem {
  return servedArtifacts(sides.map(({ id }) => ({ path: `/data/result-sets/${id}/datapackage.json` })));
}
