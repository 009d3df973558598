import type { SummaryData } from './publishedPage';
import type { Section } from './sections';

const FIGURES = [
  { id: 'total-time', heading: 'Total time', chart: 'totals' },
  { id: 'distribution', heading: 'Distribution', chart: 'distribution' },
  { id: 'largest-differences', heading: 'Largest differences', chart: 'changes' },
];

/** The dashboard's parts that a report of published summaries has, in order: those of its first comparison. */
export function summarySections({ report, figures }: Pick<SummaryData, 'report' | 'figures'>): Section[] {
  const key = report.summaries[0]?.key ?? '';
  const drawn = FIGURES.map(({ id, heading, chart }) => ({ id, heading, figure: `${key}-${chart}` }));
  return [{ id: 'verdict', heading: 'Verdict', figure: null }, ...drawn.filter(({ figure }) => figure in figures)];
}
