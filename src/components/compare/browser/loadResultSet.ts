import { parseQueryTexts, type QueryText } from '../../../benchmark/artifacts/queryDescriptions';
import { resultSetFromPackage } from '../../../benchmark/artifacts/resultSet';
import type { Artifact, Environment, ResultSet } from '../../../benchmark/model/resultSet';
import type { ResultSetPackage } from '../../../benchmark/schemas/resultSet';

/** A result set with its environment; null if the environment is unknown. */
export interface LoadedSet {
  resultSet: ResultSet;
  environment: Environment | null;
  /** True if it has metrics of its event log, with the peak memory of tasks. */
  hasMetrics: boolean;
}

/** Files could not be fetched or parsed; one sentence per problem. */
export class LoadError extends Error {
  constructor(readonly messages: string[]) {
    super(messages.join('; '));
    this.name = 'LoadError';
  }
}

type PackageFile = ResultSetPackage & { resources: { path: string }[] };

async function fetchArtifact(base: string, path: string): Promise<Artifact> {
  const response = await fetch(base + path).catch(() => null);
  if (!response?.ok) {
    const cause = response ? `the server responded with ${response.status}` : 'the server did not respond';
    throw new LoadError([`${path} could not be loaded: ${cause}`]);
  }
  return { path, text: await response.text() };
}

async function fetchJson<Value>(base: string, path: string): Promise<Value> {
  const { text } = await fetchArtifact(base, path);
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new LoadError([`${path} is not JSON`]);
  }
}

async function fetchEnvironment(base: string, id: string): Promise<Environment | null> {
  if (id === 'unknown') return null;
  const environment = await fetchJson<Environment>(base, `data/environments/${id}.json`);
  return { ...environment, id };
}

/** Maximum number of problems listed per file; the rest are counted. A file of the wrong type has one per line. */
const MAX_REPORTED = 20;

/**
 * Throws LoadError if fields that are shown as text are not text. The build checks them, but a served file may have
 * changed since.
 */
function refuseInvalid(path: string, { resources, benchmark }: PackageFile): void {
  const configuration: unknown = benchmark?.configuration;
  const isTexts = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
  if (!Array.isArray(resources) || !isTexts(configuration) || !Array.isArray(benchmark.notes))
    throw new LoadError([`${path} is not the datapackage.json of a result set`]);
}

/**
 * A result set parsed from its served files with the parsers of the build. `base` is the site's base URL and ends in a
 * slash. Optional files next to results.csv are fetched only if the package lists them. Throws LoadError.
 */
export async function loadResultSet(base: string, id: string): Promise<LoadedSet> {
  const folder = `data/result-sets/${id}/`;
  const results = fetchArtifact(base, `${folder}results.csv`);
  // If the package fails too, its error is the one that is thrown.
  results.catch(() => undefined);
  const pkg = await fetchJson<PackageFile>(base, `${folder}datapackage.json`);
  refuseInvalid(`${folder}datapackage.json`, pkg);
  const lists = (name: string) => pkg.resources.some(({ path }) => path === name);
  const optional = (name: string) => (lists(name) ? fetchArtifact(base, folder + name) : null);
  const [iterations, outputs, environment] = await Promise.all([
    optional('iterations.csv'),
    optional('outputs.csv'),
    fetchEnvironment(base, pkg.benchmark.environment),
  ]);
  const { resultSet, problems } = resultSetFromPackage(pkg, await results, iterations, outputs);
  if (!resultSet) {
    const told = problems.slice(0, MAX_REPORTED).map(({ path, line, message }) => `${path}:${line}: ${message}`);
    const more = problems.length - MAX_REPORTED;
    throw new LoadError(more > 0 ? [...told, `and ${more} more`] : told);
  }
  return { resultSet, environment, hasMetrics: lists('query-metrics.csv') };
}

/** Work and pattern of each query of a suite, from its queries.csv; empty without that file. */
export async function loadQueryTexts(base: string, suite: string): Promise<Record<string, QueryText>> {
  const file = await fetchArtifact(base, `data/suites/${suite}/queries.csv`).catch(() => null);
  return file ? parseQueryTexts(file, suite).texts : {};
}
