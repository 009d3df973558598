import { comparePath } from '../../../benchmark/model/paths';
import { comparedQueryPath, comparisonArtifacts } from '../../figure/links';
import type { PartProps } from '../state/partProps';
import type { Computed } from './ComputedFigure';

/** Context of the figures of a pair; paths of query pages have no base path here. */
export function pageOf({ page, answer, drawings }: Pick<PartProps, 'page' | 'answer' | 'drawings'>): Computed {
  const { baseline, candidate, measured, notes, disclaimer, published } = page;
  return {
    charts: answer.charts,
    drawings,
    date: published,
    disclaimer,
    notes,
    path: comparePath(baseline.id, [candidate.id]),
    problem: comparisonArtifacts(page),
    queryUrl: comparedQueryPath(measured, [baseline.id, candidate.id], '*'),
  };
}
