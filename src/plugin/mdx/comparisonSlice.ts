import type { ComparisonData } from '../../benchmark/pages/report/comparisonData';

type SideText = ComparisonData['baseline'];

/** What a side is called and where it comes from; notes and changes are part of "About these numbers". */
function slicedSide(side: SideText, rows: boolean): SideText {
  return { ...side, lines: rows ? side.lines : {}, notes: [], changes: '' };
}

/**
 * The comparison without what the components of one page do not print. `has` tells whether the page uses one of these, `forest` whether it
 * shows the forest plot as a figure.
 */
export function comparisonSlice(
  data: ComparisonData,
  has: (...components: string[]) => boolean,
  forest: boolean,
): ComparisonData {
  const { strip, tally, environment, bucketTables } = data;
  const verdict = has('VerdictBlock', 'PerformanceDashboard');
  const rows = has('QueriesTable', 'PerformanceDashboard');
  const empty = { columns: [], rows: [], footnotes: [] };
  return {
    ...data,
    baseline: slicedSide(data.baseline, rows),
    candidate: slicedSide(data.candidate, rows),
    notMeasured: verdict ? data.notMeasured : [],
    strip: verdict || forest ? strip : { ...strip, rows: [], ticks: [], worst: '', facts: '' },
    tally: verdict ? tally : { ...tally, entries: [], zeros: [], note: '' },
    receipt: has('Receipt', 'PerformanceDashboard') ? data.receipt : { ...data.receipt, fields: [] },
    environment: has('EnvironmentTable') ? environment : { ...environment, settings: [] },
    bucketTables: has('BucketTable') ? bucketTables : { speedup: empty, 'time-change': empty },
  };
}
