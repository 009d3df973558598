import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import type { SourceLink } from '../figure/FigureFooter';
import type { Problem } from '../figure/ProblemLink/problem';

/** The pages of all sides, by their ids. */
export function sourcesOf({ baseline, candidates }: MultiData): SourceLink[] {
  return [baseline, ...candidates].map(({ id, path }) => ({ label: id, path }));
}

/** The results of all sides, as what a wrong number would come from. */
export function resultsOf({ baseline, candidates }: MultiData): Problem {
  return {
    artifacts: [baseline, ...candidates].map(({ id }) => ({ path: `static/data/result-sets/${id}/results.csv` })),
  };
}
