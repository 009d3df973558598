import { column } from '../model/columns';
import type { Table } from '../model/table';
import type { StandaloneKind, StandaloneSpec } from './kind';
import { type MatrixCell, type MatrixRow, type MatrixSpec, SAME_ENVIRONMENT } from './matrix';

/** What a reader of the home page asks of an engine, in the order of the rows. */
export type Question = 'native' | 'other' | 'since' | 'cost' | 'sure';

/** A piece of a sentence: a link where it has a path, without base path. */
export interface AnswerPart {
  text: string;
  path?: string;
  strong?: boolean;
}

/** One line of an answer; a small one says what stands behind the one above. */
export interface AnswerLine {
  parts: AnswerPart[];
  small: boolean;
}

/** An estimate, with its interval in words: "2.06–2.36". */
export interface AnswerRow extends MatrixRow {
  interval: string;
}

/** What is answered of the newest measured release of an engine. */
export interface EngineAnswers extends Omit<MatrixCell, 'path' | 'rows'> {
  rows: AnswerRow[];
  /** The id of the engine. */
  engine: string;
  /** "Comet 1.0.0". */
  title: string;
  /** What else the engine is called, or what its sources say of its version; '' for nothing. */
  subtitle: string;
  /** The candidate's page and its short name, for the line of sources. */
  source: { label: string; path: string };
  answers: Record<Question, AnswerLine[]>;
}

/** The newest measured release of each engine, a column each, and a row for each question. */
export interface AnswersSpec extends StandaloneSpec {
  kind: 'answers';
  /** One or two sentences below the title. */
  sentence: string;
  questions: { id: Question; text: string; narrow: string; note: string }[];
  engines: EngineAnswers[];
  ticks: MatrixSpec['ticks'];
}

/** A line as plain text. */
export function lineText({ parts }: AnswerLine): string {
  return parts.map(({ text }) => text).join('');
}

function answersTable({ questions, engines }: AnswersSpec): Table {
  const figures = engines.flatMap(({ title, baseline, candidate, rows, environment }) =>
    rows.map(({ name, speedup, low, high, over }) => [
      title,
      name,
      speedup,
      low,
      high,
      over,
      SAME_ENVIRONMENT[environment],
      `${candidate} over ${baseline}`,
    ]),
  );
  const words = engines.flatMap(({ title, answers }) =>
    questions.map(({ id, text }) => [title, text, null, null, null, '', '', answers[id].map(lineText).join(' ')]),
  );
  return {
    columns: [
      column('engine', 'Engine'),
      column('question', 'Metric or question'),
      column('speedup', 'Speedup', '×', 'number', 2),
      column('low', 'Low', '×', 'number', 2),
      column('high', 'High', '×', 'number', 2),
      column('interval_over', 'Interval over'),
      column('same_environment', 'Same environment'),
      column('answer', 'Answer, or result sets'),
    ],
    rows: [...figures, ...words],
    footnotes: [],
  };
}

/** The five answers of the home page. Pages show it as a table with marks in its first row. */
export const answers: StandaloneKind<AnswersSpec> = {
  unit: () => '×',
  count: ({ engines }) => ({ count: engines.length, of: 'pairs' }),
  csv: answersTable,
};
