/**
 * Pages that one component makes from data of one form, of which those named stand for all: findings with iterations, with a
 * plan and with event logs; result sets with iterations, with event logs, and one of which little is known.
 */
const ALIKE: { pages: RegExp; sample: string[] }[] = [
  {
    pages: /\/findings\/[^/]+\/$/,
    sample: [
      '/reports/gluten-velox-vs-comet/findings/q50/',
      '/reports/gluten-velox-vs-comet/findings/q72/',
      '/reports/celeborn-local-run/findings/q18/',
    ],
  },
  {
    pages: /^\/data\/result-sets\/[^/]+\/$/,
    sample: [
      '/data/result-sets/tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64/',
      '/data/result-sets/tpch-sf1-parquet-spark-3.5.8/',
      '/data/result-sets/tpcds-sf1000-parquet-spark-3.5/',
    ],
  },
];

/** One page of each kind: of each layout, and of each component with colours of its own. */
const KINDS = [
  '/',
  '/reports/',
  '/reports/gluten-velox-vs-comet/',
  '/reports/gluten-velox-vs-comet/findings/q50/',
  '/reports/celeborn-vs-native/',
  '/reports/four-engines/',
  '/reports/sail-vs-spark-resources/',
  '/compare/',
  '/queries/',
  '/queries/tpcds-4.0/q93/',
  '/history/',
  '/history/comet/',
  '/history/comet/tpch-sf100/',
  '/engines/comet/',
  '/data/',
  '/data/result-sets/tpch-sf1-parquet-spark-3.5.8/',
  '/methodology/',
  '/embedding/',
  '/blog/',
  '/blog/what-a-total-hides/',
  '/no-such-page/',
];

/** The pages that stand for others; each must be there, else it stands for nothing. */
export const SAMPLES = [...KINDS, ...ALIKE.flatMap(({ sample }) => sample)];

/** Whether a page is held against every rule: all pages but those that another stands for. */
export function isSampled(address: string): boolean {
  return ALIKE.every(({ pages, sample }) => !pages.test(address) || sample.includes(address));
}

/** Whether a page is the one of its kind. */
export function isOfItsKind(address: string): boolean {
  return KINDS.includes(address);
}

/** Of tables longer than eight rows all but every eighth: one component makes their rows, those that are left hold every mark. */
export const ROWS_ALIKE = 'tbody tr:nth-child(n + 9):not(:nth-child(8n))';
