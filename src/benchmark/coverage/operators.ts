import type { Coverage, CoverageScan, OperatorCount } from '../model/coverage';
import { groupBy } from '../model/groupBy';
import { reasonText } from './reasons';
import { differentReleases } from './releases';

/** A plan of a log, with how often each kind of operator occurs in it. */
export interface LoggedPlan {
  /** "q72", or the number and the description of an execution. */
  name: string;
  operators: [kind: string, count: number][];
}

/** How often a release runs each kind of operator natively in its test plans, and the reasons of the others. */
export interface ReleaseOperators {
  /** "0.13.0 to 0.15.0". */
  name: string;
  operators: Pick<OperatorCount, 'operator' | 'native' | 'count'>[];
  /** The first sentences of the reasons, in the engine's words. */
  reasons: { operator: string; texts: string[] }[];
}

/** What the test plans of an engine contain about kinds of operators. */
export interface OperatorCoverage {
  /** "Comet". */
  name: string;
  /** "Plans of Comet’s own tests, Spark 3.4". */
  plans: string;
  releases: ReleaseOperators[];
}

/** Nodes that do no work, which engines do not count: generated code, reuses, subqueries, and switches to and from columns. */
const NOT_COUNTED =
  /^(?:WholeStageCodegen|ReusedExchange|AQEShuffleRead|CustomShuffleReader|\w*Subquery\w*)$|ColumnarToRow$|ToColumnar$/;

/** The name of an operator as in operators.csv, which is Spark's: "Window" of "CometWindowExec". Null for nodes that are not counted. */
function operatorKind(operator: string): string | null {
  if (NOT_COUNTED.test(operator)) return null;
  if (!operator.startsWith('Comet')) return operator;
  return operator.replace(/^Comet(?:Native|Columnar)?|Exec$/g, '').replace(/^Scan\b.*/, 'Scan parquet');
}

/** A plan with its kinds of operators, the most frequent first. */
export function loggedPlan(name: string, nodes: readonly { operator: string }[]): LoggedPlan {
  const kinds = nodes.flatMap(({ operator }) => operatorKind(operator) ?? []);
  const counts = [...groupBy(kinds, (kind) => kind)].map(([kind, own]): [string, number] => [kind, own.length]);
  return { name, operators: counts.sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)) };
}

/** The kinds of operators of each engine whose plans were counted by kind, in the plans of its main scan. */
export function operatorCoverages(coverages: readonly Coverage[]): OperatorCoverage[] {
  return coverages
    .filter(({ operators }) => operators.length > 0)
    .map((coverage) => ({
      name: coverage.name,
      plans: coverage.plans,
      releases: differentReleases(coverage, coverage.scans[0] as CoverageScan).map(
        ({ name, operators, fallbacks }) => ({
          name,
          operators: operators.map(({ operator, native, count }) => ({ operator, native, count })),
          reasons: [
            ...groupBy(
              fallbacks.filter(({ reason }) => reason !== ''),
              ({ operator }) => operator,
            ),
          ].map(([operator, own]) => ({ operator, texts: [...new Set(own.map(reasonText))] })),
        }),
      ),
    }));
}
