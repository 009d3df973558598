import type { FigureText } from '../../model/figure';
import type { Report } from '../../model/report';
import type { SeveralData } from '../several/several';

/** A part of the dashboard: its heading, and the figure below it or null for the verdict block, the receipt, what event logs tell, the cost, and the table of all queries. */
interface Section {
  id: string;
  heading: string;
  figure: string | null;
}

/** Above the receipt of a comparison. */
export const RECEIPT_HEADING = 'Are the two runs comparable?';

/** The figures that a part may show: that of the comparison, and that of the first published comparison after its key. */
const PARTS: readonly { id: string; heading: string; computed?: string; published?: string }[] = [
  { id: 'total-time', heading: 'Total time', computed: 'totals', published: 'totals' },
  { id: 'distribution', heading: 'Distribution', computed: 'distribution-pair', published: 'distribution' },
  { id: 'largest-differences', heading: 'Largest differences', computed: 'differences', published: 'changes' },
  { id: 'all-queries', heading: 'All queries (chart)', computed: 'queries' },
  { id: 'gap', heading: 'Where the time difference comes from', computed: 'gap' },
];

/**
 * The dashboard's parts that a report has, in order: those of its comparison, else those of its first published comparison. The verdict
 * and the receipt are always there, the table of all queries where result sets are compared, what event logs tell where both sides have
 * some, the cost where a total time is known, the others where their figure is among `figures`. Of several candidates those of `severalSections`.
 */
export function reportSections(
  report: Report,
  figures: Record<string, FigureText>,
  { why, several, cost }: { why: { heading: string } | null; several: SeveralData | null; cost: object | null },
): Section[] {
  if (several) return severalSections(several, cost !== null);
  const key = report.publishedComparisons[0]?.key;
  const figureOf = ({ computed, published }: (typeof PARTS)[number]) =>
    report.comparison ? computed : published && `${key}-${published}`;
  const drawn = PARTS.flatMap((part) => {
    const figure = figureOf(part);
    return figure !== undefined && figure in figures ? [{ id: part.id, heading: part.heading, figure }] : [];
  });
  return [
    { id: 'verdict', heading: 'Verdict', figure: null },
    { id: 'comparable', heading: RECEIPT_HEADING, figure: null },
    ...drawn,
    ...(why ? [{ id: 'why', heading: why.heading, figure: null }] : []),
    ...(cost ? [{ id: 'cost', heading: 'Cost', figure: null }] : []),
    ...(report.comparison ? [{ id: 'every-query', heading: 'All queries (table)', figure: null }] : []),
  ];
}

/** The parts of a report on several candidates: the verdict, the totals of each suite, the cost where it is known, all queries, whether the runs are comparable, and the settings. */
function severalSections({ suites }: SeveralData, hasCost: boolean): Section[] {
  return [
    { id: 'verdict', heading: 'Verdict', figure: null },
    ...suites.map(({ key, heading }) => ({ id: key, heading, figure: null })),
    ...(hasCost ? [{ id: 'cost', heading: 'Cost', figure: null }] : []),
    { id: 'every-query', heading: 'All queries', figure: null },
    { id: 'comparable', heading: 'Are the runs comparable?', figure: null },
    { id: 'environment', heading: 'Environment', figure: null },
  ];
}
