import type { ResultSetData } from '../../benchmark/resultSetPage';

/** A term with its text and the links that follow it. */
export interface Term {
  term: string;
  text: string;
  links?: { label: string; path: string }[];
}

const UNKNOWN = 'not stated';

function stated(value: string | number): string {
  return value === 'unknown' || value === '' ? UNKNOWN : String(value);
}

/** What a result set is: identity, engine, how it was measured, where, under which licence, and where it comes from. */
export function measuredRows({ card, resultSet, environment, iterationQueries, outputQueries }: ResultSetData): Term[] {
  const { suite, harness, licences, sources } = resultSet;
  return [
    { term: 'Id', text: resultSet.id },
    { term: 'Published', text: card.published },
    { term: 'Engine', text: card.engine },
    { term: 'Suite', text: card.suite },
    { term: 'Query version', text: stated(suite.queryVersion) },
    { term: 'Statistic', text: card.statistic },
    { term: 'Warm-up', text: stated(resultSet.warmup) },
    { term: 'Iterations', text: iterationsText(iterationQueries) },
    { term: 'Returned rows', text: outputsText(outputQueries) },
    {
      term: 'Harness',
      text: [harness.name, harness.version].filter((part) => part !== 'unknown').join(' ') || UNKNOWN,
    },
    { term: 'Environment', text: environment ? card.environment : UNKNOWN, links: environmentLinks(environment) },
    {
      term: 'Licence',
      text: '',
      links: licences.map(({ name, path }) => ({
        label: name,
        path: path ?? `https://spdx.org/licenses/${name}.html`,
      })),
    },
    {
      term: 'Source',
      text: sources.length === 0 ? 'published here first' : '',
      links: sources.map(({ title, path, version }) => ({
        label: version ? `${title}, commit ${version}` : title,
        path,
      })),
    },
    { term: 'Changes on import', text: stated(resultSet.changes) },
  ];
}

function iterationsText(queries: number): string {
  return queries === 0 ? 'not published one by one' : `published one by one for ${queries} queries`;
}

function outputsText(queries: number): string {
  return queries === 0 ? UNKNOWN : `counts and hashes recorded for ${queries} queries`;
}

function environmentLinks(environment: ResultSetData['environment']): Term['links'] {
  return environment ? [{ label: `${environment.id}.json`, path: `/data/environments/${environment.id}.json` }] : [];
}
