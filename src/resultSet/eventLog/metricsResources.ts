import {
  isOpenMeasure,
  METRICS_COLUMNS,
  METRICS_FILES,
  type MetricsFile,
  MISMATCH_NOTE,
} from '../../benchmark/model/queryMetrics';
import type { Note } from '../../benchmark/model/resultSet';

const DESCRIPTIONS: Record<string, string> = {
  query: 'Short name within the suite: q14a.',
  iteration: 'Number of the execution, in the order of running.',
  stage: 'Number of the stage in the log.',
  attempt: 'Number of the attempt at the stage, from 0.',
  jobs: 'Jobs of the execution.',
  stages: 'Stages that ran tasks.',
  tasks: 'Attempts at tasks, failed and killed ones too.',
  failed_tasks: 'Attempts at tasks that failed.',
  input_bytes: 'Bytes read from storage.',
  input_records: 'Records read from storage.',
  shuffle_read_bytes: 'Remote and local shuffle reads together.',
  shuffle_write_bytes: 'Shuffle bytes written.',
  memory_spill_bytes: 'Size in memory of what was spilled; empty if the engine does not report it.',
  disk_spill_bytes: 'Size on disk of what was spilled; empty if the engine does not report it.',
  output_bytes: 'Bytes written to storage.',
  output_records: 'Records written to storage.',
  shuffle_read_records: 'Records of shuffle reads.',
  shuffle_write_records: 'Records of shuffle writes.',
  peak_on_heap_bytes:
    'The most that the memory manager of an executor held on the heap meanwhile; empty where nobody looked.',
  peak_off_heap_bytes:
    'The most that the memory manager of an executor held outside the heap meanwhile; empty where nobody looked.',
  start_s: 'Start of the stage, since the start of its execution.',
  end_s: 'End of the stage, since the start of its execution.',
  gc_s: 'Garbage collection during tasks, sum over tasks.',
  run_s: 'Executor run time, sum over tasks.',
  cpu_s: 'Executor CPU time, sum over tasks.',
  peak_memory_bytes: 'Largest peak execution memory of any task; empty if the engine does not report it.',
  task_p25_s: 'First quartile of the durations of tasks that succeeded.',
  task_p50_s: 'Median of the durations of tasks that succeeded.',
  task_p75_s: 'Third quartile of the durations of tasks that succeeded.',
  task_p95_s: 'Duration that 95% of the tasks that succeeded do not exceed.',
  task_max_s: 'Longest duration of a task that succeeded.',
  operators: 'Operators of the plan that ran in the stage, with "; " between them.',
  operator: 'Operator of the final plan.',
  count: 'How often it occurs.',
  node: 'Number of the operator in the plan, from 0 at the top.',
  parent: 'Number of the operator that reads from it; empty at the top.',
  metric: 'Name of an SQL metric that the operator reported; empty if it reported none.',
  value: 'Value of the metric, added up over tasks.',
  reason: 'Why it ran on the JVM, by the words of the engine.',
};

const KEYS: Record<MetricsFile, string[]> = {
  'query-metrics.csv': ['query', 'iteration'],
  'stage-metrics.csv': ['query', 'iteration', 'stage', 'attempt'],
  'plan-operators.csv': ['query', 'iteration', 'operator'],
  'plan-nodes.csv': ['query', 'iteration', 'node', 'metric'],
  'plan-fallbacks.csv': ['query', 'iteration', 'operator', 'reason'],
};

function unitOf(name: string): { unit?: string } {
  if (name.endsWith('_s')) return { unit: 's' };
  return name.endsWith('_bytes') ? { unit: 'B' } : {};
}

const TEXTS: Readonly<Record<string, { required: boolean }>> = {
  query: { required: true },
  operator: { required: false },
  operators: { required: false },
  metric: { required: false },
  reason: { required: true },
};

/** True for columns of numbers whose cells can be empty. */
function isOptional(name: string): boolean {
  return name.startsWith('task_') || isOpenMeasure(name) || ['start_s', 'end_s', 'parent', 'value'].includes(name);
}

function numberField(name: string, description: string | undefined): object {
  const minimum = name === 'iteration' || name === 'count' ? 1 : 0;
  const constraints = { ...(isOptional(name) ? {} : { required: true }), minimum };
  const type = name.endsWith('_s') ? 'number' : 'integer';
  return { name, type, ...unitOf(name), description, constraints };
}

/** For an operator, `stages` is a list; in other files the column is a count. */
const STAGES_OF_NODE =
  'Numbers of the stages that ran it, with spaces between them; empty where its metrics do not tell.';
const UNIT_OF_METRIC = 'Unit of the value: B, ms or ns; empty for a count.';

function field(name: string, file: MetricsFile): object {
  if (file === 'plan-nodes.csv' && name === 'stages') return { name, type: 'string', description: STAGES_OF_NODE };
  if (name === 'unit') return { name, type: 'string', description: UNIT_OF_METRIC };
  const description = DESCRIPTIONS[name];
  const isText = TEXTS[name];
  if (!isText) return numberField(name, description);
  return { name, type: 'string', description, ...(isText.required ? { constraints: { required: true } } : {}) };
}

function resource(path: MetricsFile) {
  const schema = {
    fields: METRICS_COLUMNS[path].map((name) => field(name, path)),
    missingValues: [''],
    primaryKey: KEYS[path],
  };
  const kind = { type: 'table', format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' };
  return { name: path.replace('.csv', ''), path, ...kind, schema };
}

/** Metrics files that the text of datapackage.json lists; empty if it cannot be parsed. */
export function listedMetrics(text: string): MetricsFile[] {
  try {
    const listed = (JSON.parse(text) as PackageText).resources.map(({ path }) => path);
    return METRICS_FILES.filter((name) => listed.includes(name));
  } catch {
    return [];
  }
}

interface PackageText {
  resources: { path: string }[];
  benchmark: { notes: Note[] };
}

/**
 * The text of datapackage.json with exactly the given metrics files among its resources, and with those notes whose
 * `about` is new. Everything else is unchanged.
 */
export function withMetrics(text: string, files: Iterable<MetricsFile>, notes: readonly Note[]): string {
  const pkg = JSON.parse(text) as PackageText;
  const others = pkg.resources.filter(({ path }) => !(METRICS_FILES as string[]).includes(path));
  const kept = pkg.benchmark.notes.filter(({ about }) => about !== MISMATCH_NOTE);
  const fresh = notes.filter(({ about }) => !kept.some((note) => note.about === about));
  const resources = [...others, ...[...files].map(resource)];
  const benchmark = { ...pkg.benchmark, notes: [...kept, ...fresh] };
  return `${JSON.stringify({ ...pkg, resources, benchmark }, null, 2)}\n`;
}
