import { column } from '../../benchmark/model/columns';
import type { Relation, Verdict } from '../../benchmark/model/comparison';
import type { IntervalMark, Strength } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import type { StandaloneKind, StandaloneSpec } from '../shared/kind';

/** Text of each strength for keys. */
export const STRENGTH_WORDS: Record<Strength, string> = {
  clear: 'clear over iterations and reruns',
  measured: 'measured, but not shown to repeat',
  none: 'no verdict',
};

/** How marks of comparisons are painted, for captions. */
export const EVIDENCE_KEY = `Solid: ${STRENGTH_WORDS.clear}. Tinted: ${STRENGTH_WORDS.measured}. Hollow: reruns explain it. Dashed: ${STRENGTH_WORDS.none}.`;

/** A piece of a sentence; facts are strong. */
export interface AnswerPart {
  text: string;
  strong?: boolean;
}

/** A metric of an answer. */
export interface AnswerMetric {
  name: string;
  value: string;
  low: number;
  speedup: number;
  high: number;
  /** Basis of low and high. */
  over: 'iterations and reruns' | 'reruns';
  mark: IntervalMark;
  /** Null if the comparison has no verdict. */
  verdict: Verdict | null;
}

/** The newest measured release of an engine, compared with vanilla Spark in the same round. */
export interface EngineAnswer {
  /** Id of the engine. */
  engine: string;
  /** Ids of the result sets. */
  baseline: string;
  candidate: string;
  environment: Relation;
  /** Report of this pair, or the page that compares it if there is no report. */
  path: string;
  rows: AnswerMetric[];
  /** "Comet". */
  title: string;
  /** "1.0.0, August 2026" and "TPC-DS at 1 TB". */
  setup: string[];
  /** Side of vanilla Spark on which the total time is. */
  way: Extract<Verdict, 'faster' | 'slower' | 'same'>;
  strength: Strength;
  /** "Geometric mean 2.04×, median 2.08×". */
  others: string;
  word: string;
  /** "Measured by a third party (awslabs/data-on-eks), 5 iterations." */
  measured: string;
  /** Further evidence in sentences: counts and doubts. */
  details: string[];
  /** Other published totals in sentences, which the chart leaves out: later measurements and newer releases. */
  otherTotals: string[];
  /** The candidate's page and short name, for the list of sources. */
  source: { label: string; path: string };
}

/** One bar per engine: its newest measured release. */
export interface AnswersSpec extends StandaloneSpec {
  kind: 'answers';
  /** The answer to the page's question. */
  sentence: AnswerPart[];
  engines: EngineAnswer[];
  ticks: { label: string; at: number }[];
  /** Position of vanilla Spark on the scale in %. */
  baseAt: number;
}

export function plainText(parts: readonly AnswerPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Value of the column "Same environment". */
const SAME_ENVIRONMENT: Record<Relation, string> = {
  same: 'yes',
  different: 'no',
  disputed: 'conflicting sources',
  'not known': 'unknown',
};

function answersTable({ engines }: AnswersSpec): Table {
  const rows = engines.flatMap(
    ({ source, baseline, candidate, rows: metrics, environment, word, measured, details, otherTotals }) => {
      const name = source.label;
      const numbers = metrics.map((row) => [
        name,
        row.name,
        row.speedup,
        row.low,
        row.high,
        row.over,
        SAME_ENVIRONMENT[environment],
        `${candidate} over ${baseline}`,
      ]);
      return [
        ...numbers,
        [name, 'verdict', null, null, null, '', '', [`${word}.`, measured, ...details, ...otherTotals].join(' ')],
      ];
    },
  );
  return {
    columns: [
      column('engine', 'Engine'),
      column('question', 'Metric'),
      column('speedup', 'Speedup', '×', 'number', 2),
      column('low', 'Low', '×', 'number', 2),
      column('high', 'High', '×', 'number', 2),
      column('interval_over', 'Interval over'),
      column('same_environment', 'Same environment'),
      column('answer', 'Result sets, or verdict'),
    ],
    rows,
    footnotes: [],
  };
}

/** The chart of the home page. */
export const answers: StandaloneKind<AnswersSpec> = {
  unit: () => '×',
  count: ({ engines }) => ({ count: engines.length, of: 'pairs' }),
  csv: answersTable,
};
