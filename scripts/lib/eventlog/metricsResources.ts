import { METRICS_COLUMNS, METRICS_FILES, type MetricsFile } from '../../../src/benchmark/model/queryMetrics';
import type { Note } from '../../../src/benchmark/model/resultSet';

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
  memory_spill_bytes: 'Size in memory of what was spilled.',
  disk_spill_bytes: 'Size on disk of what was spilled.',
  gc_s: 'Garbage collection during tasks, sum over tasks.',
  run_s: 'Executor run time, sum over tasks.',
  cpu_s: 'Executor CPU time, sum over tasks.',
  peak_memory_bytes: 'Largest peak execution memory of any task.',
  task_p25_s: 'First quartile of the durations of tasks that succeeded.',
  task_p50_s: 'Median of the durations of tasks that succeeded.',
  task_p75_s: 'Third quartile of the durations of tasks that succeeded.',
  task_max_s: 'Longest duration of a task that succeeded.',
  operator: 'Operator of the final plan; wrappers such as WholeStageCodegen are left out.',
  count: 'How often it stands in the plan.',
};

const KEYS: Record<MetricsFile, string[]> = {
  'query-metrics.csv': ['query', 'iteration'],
  'stage-metrics.csv': ['query', 'iteration', 'stage', 'attempt'],
  'plan-operators.csv': ['query', 'iteration', 'operator'],
};

function unitOf(name: string): { unit?: string } {
  if (name.endsWith('_s')) return { unit: 's' };
  return name.endsWith('_bytes') ? { unit: 'B' } : {};
}

function field(name: string): object {
  const description = DESCRIPTIONS[name];
  if (name === 'query' || name === 'operator')
    return { name, type: 'string', description, constraints: { required: true } };
  const minimum = name === 'iteration' || name === 'count' ? 1 : 0;
  const required = name.startsWith('task_') ? {} : { required: true };
  const type = name.endsWith('_s') ? 'number' : 'integer';
  return { name, type, ...unitOf(name), description, constraints: { ...required, minimum } };
}

function resource(path: MetricsFile) {
  const schema = { fields: METRICS_COLUMNS[path].map(field), missingValues: [''], primaryKey: KEYS[path] };
  const kind = { type: 'table', format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' };
  return { name: path.replace('.csv', ''), path, ...kind, schema };
}

/** The files of metrics that the text of datapackage.json lists; none where it cannot be read. */
export function listedMetrics(text: string): MetricsFile[] {
  try {
    const listed = (JSON.parse(text) as PackageText).resources.map(({ path }) => path);
    return METRICS_FILES.filter((name) => listed.includes(name));
  } catch {
    return [];
  }
}

/** What of datapackage.json is changed here; the rest is kept as it is. */
interface PackageText {
  resources: { path: string }[];
  benchmark: { notes: Note[] };
}

/**
 * The text of datapackage.json with the files of metrics among its resources, those given and no others, and with the notes whose
 * `about` has none yet. Everything else stays.
 */
export function withMetrics(text: string, files: Iterable<MetricsFile>, notes: readonly Note[]): string {
  const pkg = JSON.parse(text) as PackageText;
  const others = pkg.resources.filter(({ path }) => !(METRICS_FILES as string[]).includes(path));
  const fresh = notes.filter(({ about }) => !pkg.benchmark.notes.some((note) => note.about === about));
  const resources = [...others, ...[...files].map(resource)];
  const benchmark = { ...pkg.benchmark, notes: [...pkg.benchmark.notes, ...fresh] };
  return `${JSON.stringify({ ...pkg, resources, benchmark }, null, 2)}\n`;
}
