import type { ResultSetData } from '../../../benchmark/pages/resultSet/page';
import { formatDate } from '../../../benchmark/text/numbers';
import { NOT_STATED } from '../../../benchmark/text/stated';

interface Link {
  label: string;
  path: string;
}

/** A term with its text and the links that follow it. */
export interface Term {
  term: string;
  text: string;
  links?: Link[];
}

type ResultSet = ResultSetData['resultSet'];

function stated(value: string | number): string {
  return value === 'unknown' || value === '' ? NOT_STATED : String(value);
}

function licenceLink({ name, path }: ResultSet['licences'][number]): Link {
  return { label: name, path: path ?? `https://spdx.org/licenses/${name}.html` };
}

function sourceLink({ title, path, version }: ResultSet['sources'][number]): Link {
  return { label: version ? `${title}, commit ${version}` : title, path };
}

/** What a result set is: identity, engine, how it was measured, where, under which licence, and where it comes from. */
export function measuredRows({
  entry,
  resultSet,
  environment,
  iterationQueries,
  outputQueries,
}: ResultSetData): Term[] {
  const { suite, harness, licences, sources } = resultSet;
  return [
    { term: 'Id', text: resultSet.id },
    { term: 'First published', text: publishedText(entry.published, resultSet.createdCommit) },
    ...(resultSet.snapshot ? [{ term: 'Source snapshot', text: `as of ${formatDate(resultSet.snapshot)}` }] : []),
    { term: 'Engine', text: entry.engine },
    { term: 'Suite', text: entry.suite },
    { term: 'Query version', text: stated(suite.queryVersion) },
    { term: 'Statistic', text: entry.statistic },
    { term: 'Warm-up', text: stated(resultSet.warmup) },
    { term: 'Iterations', text: iterationsText(iterationQueries) },
    { term: 'Result rows', text: outputsText(outputQueries) },
    {
      term: 'Harness',
      text: [harness.name, harness.version].filter((part) => part !== 'unknown').join(' ') || NOT_STATED,
    },
    { term: 'Environment', text: environment ? entry.environment : NOT_STATED, links: environmentLinks(environment) },
    { term: 'License', text: '', links: licences.map(licenceLink) },
    { term: 'Source', text: sources.length === 0 ? 'first published here' : '', links: sources.map(sourceLink) },
    { term: 'Changes on import', text: stated(resultSet.changes) },
  ];
}

function publishedText(day: string, commit: string | undefined): string {
  return commit ? `${day}, commit ${commit}` : day;
}

function iterationsText(queries: number): string {
  return queries === 0 ? 'not published individually' : `published individually for ${queries} queries`;
}

function outputsText(queries: number): string {
  return queries === 0 ? NOT_STATED : `counts and hashes recorded for ${queries} queries`;
}

function environmentLinks(environment: ResultSetData['environment']): Term['links'] {
  return environment ? [{ label: `${environment.id}.json`, path: `/data/environments/${environment.id}.json` }] : [];
}
