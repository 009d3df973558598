import { column } from '../model/columns';
import type { RerunEffect, RerunMetric } from '../model/reruns';
import type { Table } from '../model/table';
import { type FilledColumn, tableOf } from '../model/tables/tableOf';
import { tQuantile } from '../statistics/distributions';
import { rerunVariances } from './rerunEffect';

const RERUN_METRICS: readonly [metric: RerunMetric, name: string][] = [
  ['total', 'Total time'],
  ['geometricMean', 'Geometric mean'],
  ['median', 'Median'],
  ['query', 'Single query'],
];

/** Standard deviation of the logarithm of one run's metric in %. */
function deviationPct(squares: number, df: number): number {
  return 100 * Math.sqrt(squares / df);
}

/** One row for each group of runs: degrees of freedom, standard deviation of one run in %, and largest difference. */
export function rerunGroupsTable({ applications, rounds }: RerunEffect): Table {
  const groups = [
    ...applications.map((group) => ({ ...group, where: 'one round' })),
    ...rounds.map((group) => ({ ...group, where: 'different rounds' })),
  ];
  return tableOf(groups, [
    [column('runs_of', 'Runs of'), 'title'],
    [column('where', 'Measured in'), 'where'],
    [column('runs', 'Runs', 'count', 'number'), ({ df }) => df + 1],
    ...RERUN_METRICS.map(
      ([metric, name]): FilledColumn<(typeof groups)[number]> => [
        column(`sd_${metric}`, `${name}, sd of a run`, '%', 'number', 1),
        ({ squares, df }) => deviationPct(squares[metric], df),
      ],
    ),
    [column('largest_pct', 'Largest difference of totals', '%', 'number', 1), ({ largest }) => 100 * (largest - 1)],
  ]);
}

/** One row for each metric: what one run varies by, and the smallest ratio of two runs that reruns do not explain. */
export function rerunEffectTable(effect: RerunEffect): Table {
  const rows = RERUN_METRICS.map(([metric, name]) => ({ name, ...rerunVariances(effect, metric) }));
  const sd = ({ variance }: { variance: number }) => 100 * Math.sqrt(variance);
  const factor = ({ variance, df }: { variance: number; df: number }) =>
    Math.exp(tQuantile(df) * Math.sqrt(2 * variance));
  return tableOf(rows, [
    [column('metric', 'Metric'), 'name'],
    [column('sd_application', 'One round: sd of a run', '%', 'number', 1), ({ application }) => sd(application)],
    [column('df_application', 'Degrees of freedom', 'count', 'number'), ({ application }) => application.df],
    [column('factor_application', 'Band up to', '×', 'number', 3), ({ application }) => factor(application)],
    [column('sd_round', 'Different rounds: sd of a run', '%', 'number', 1), ({ round }) => sd(round)],
    [column('df_round', 'Degrees of freedom', 'count', 'number'), ({ round }) => round.df],
    [column('factor_round', 'Band up to', '×', 'number', 3), ({ round }) => factor(round)],
  ]);
}

/** Standard deviation of the logarithms of the iterations of a query, as assumed for visible ratios. */
export const ITERATION_SD = 0.05;
/** Queries of the suite in that table. */
const QUERIES = 103;
const ITERATIONS = [1, 3, 5];
const APPLICATIONS = [1, 3];

/**
 * The smallest ratio of total times, or of geometric means, that can be seen: one row for each number of applications
 * and iterations. Iteration noise of 5% on each of 103 queries averages out: it adds 1.96 · 0.05 · √(2 ÷ (103 ·
 * iterations)) to the half-width, in quadrature.
 */
export function visibleRatiosTable(effect: RerunEffect): Table {
  const rows = APPLICATIONS.flatMap((applications) => ITERATIONS.map((iterations) => ({ applications, iterations })));
  const ratio = (metric: RerunMetric, runs: number, iterations: number, level: 'application' | 'round') => {
    const { variance, df } = rerunVariances(effect, metric)[level];
    const noise = 1.96 * ITERATION_SD * Math.sqrt(2 / (QUERIES * iterations));
    return Math.exp(Math.hypot(tQuantile(df) * Math.sqrt((2 * variance) / runs), noise));
  };
  return tableOf(rows, [
    [column('applications', 'Applications of each side', 'count', 'number'), 'applications'],
    [column('iterations', 'Iterations in each', 'count', 'number'), 'iterations'],
    [
      column('total_one_round', 'Total time, one round', '×', 'number', 2),
      ({ applications, iterations }) => ratio('total', applications, iterations, 'application'),
    ],
    [
      column('mean_one_round', 'Geometric mean, one round', '×', 'number', 2),
      ({ applications, iterations }) => ratio('geometricMean', applications, iterations, 'application'),
    ],
    [
      column('total_rounds', 'Total time, different rounds', '×', 'number', 2),
      ({ iterations }) => ratio('total', 1, iterations, 'round'),
    ],
    [
      column('mean_rounds', 'Geometric mean, different rounds', '×', 'number', 2),
      ({ iterations }) => ratio('geometricMean', 1, iterations, 'round'),
    ],
  ]);
}
