import { type ResultSetPackage, resultSetFromPackage } from '../../../benchmark/artifacts/resultSet';
import type { Artifact, Environment, ResultSet } from '../../../benchmark/model/resultSet';

/** A result set with its environment; null where that is not known. */
export interface LoadedSet {
  resultSet: ResultSet;
  environment: Environment | null;
}

/** Files that could not be had or read; a sentence each. */
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

/** So many problems of a file are told, the rest is counted: a file that is not what it should be has one in every line. */
const MOST_TOLD = 20;

/** Throws LoadError where what is written as it stands is no text: the build has checked it, but a file may have been changed since. */
function refuseOdd(path: string, { resources, benchmark }: PackageFile): void {
  const configuration: unknown = benchmark?.configuration;
  const isTexts = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
  if (!Array.isArray(resources) || !isTexts(configuration) || !Array.isArray(benchmark.notes))
    throw new LoadError([`${path} is not the datapackage.json of a result set`]);
}

/**
 * A result set from its own served files, read as the build reads them. `base` is the site's address and ends in a slash. Files next to
 * results.csv are fetched only where the package names them. Throws LoadError.
 */
export async function loadResultSet(base: string, id: string): Promise<LoadedSet> {
  const folder = `data/result-sets/${id}/`;
  const results = fetchArtifact(base, `${folder}results.csv`);
  // Where the package fails too, its failure is the one that is thrown.
  results.catch(() => undefined);
  const pkg = await fetchJson<PackageFile>(base, `${folder}datapackage.json`);
  refuseOdd(`${folder}datapackage.json`, pkg);
  const optional = (name: string) =>
    pkg.resources.some(({ path }) => path === name) ? fetchArtifact(base, folder + name) : null;
  const [iterations, outputs, environment] = await Promise.all([
    optional('iterations.csv'),
    optional('outputs.csv'),
    fetchEnvironment(base, pkg.benchmark.environment),
  ]);
  const { resultSet, problems } = resultSetFromPackage(pkg, await results, iterations, outputs);
  if (!resultSet) {
    const told = problems.slice(0, MOST_TOLD).map(({ path, line, message }) => `${path}:${line}: ${message}`);
    const more = problems.length - MOST_TOLD;
    throw new LoadError(more > 0 ? [...told, `and ${more} more`] : told);
  }
  return { resultSet, environment };
}
