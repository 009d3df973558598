import { METRICS_FILES, METRICS_TABLES, type MetricsFile, MISMATCH_NOTE } from '../../benchmark/model/queryMetrics';
import type { Note } from '../../benchmark/model/resultSet';
import { tableResource } from '../../benchmark/model/tables/columns';

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
  const resources = [...others, ...[...files].map((file) => tableResource(file, METRICS_TABLES[file]))];
  const benchmark = { ...pkg.benchmark, notes: [...kept, ...fresh] };
  return `${JSON.stringify({ ...pkg, resources, benchmark }, null, 2)}\n`;
}
