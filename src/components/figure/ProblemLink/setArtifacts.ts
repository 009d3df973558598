import { type Problem, servedArtifacts } from './problem';

/** The results of result sets by their ids, as what a wrong number would come from. */
export function resultArtifacts(ids: readonly string[]): Problem {
  return servedArtifacts(ids.map((id) => ({ path: `/data/result-sets/${id}/results.csv` })));
}

/** What the packages of result sets say of them, as what a wrong statement would come from. */
export function packageArtifacts(sides: readonly { id: string }[]): Problem {
  return servedArtifacts(sides.map(({ id }) => ({ path: `/data/result-sets/${id}/datapackage.json` })));
}
