import { licenceUrl } from '../../benchmark/artifacts/licences';
import { conflictingNodes } from '../../benchmark/comparison/environmentSummary';
import type { Link } from '../../benchmark/model/link';
import type { Environment, ResultSet, Withdrawal } from '../../benchmark/model/resultSet';
import { capitalise } from '../../benchmark/text/names';
import { NOT_REPORTED, reportedVersion } from '../../benchmark/text/notReported';
import { formatDate } from '../../benchmark/text/numbers';
import { iterationsText } from '../../benchmark/text/statistic';
import type { Block } from '../page/page';
import type { ResultSetListEntry } from './listEntry';

interface Term {
  term: string;
  text: string | number;
  links?: Link[];
}

function reportedText(value: string | number): string {
  return value === 'unknown' || value === '' ? NOT_REPORTED : String(value);
}

/** Terms with their descriptions, or "not reported". */
export function terms(rows: readonly Term[]): Block {
  return {
    kind: 'terms',
    rows: rows.map(({ term, text, links = [] }) => ({
      term,
      text: links.length > 0 && text === '' ? '' : reportedText(text),
      links,
    })),
  };
}

function licenceRow({ licences }: ResultSet) {
  const known = licences.map((licence) => ({ label: licence.name, path: licenceUrl(licence) }));
  const isLink = (licence: Partial<Link>): licence is Link => licence.path !== undefined;
  const unlinked = known.filter((licence) => !isLink(licence));
  return { term: 'License', text: unlinked.map(({ label }) => label).join(', '), links: known.filter(isLink) };
}

function sourceLinks({ sources }: ResultSet): Link[] {
  return sources.map(({ title, path, version }) => ({ label: version ? `${title}, commit ${version}` : title, path }));
}

function withdrawalLink({ day, reason, path }: Withdrawal): Link {
  return { label: `${formatDate(day)}: ${reason}`, path };
}

/** "12", or "12 or 4 (conflicting sources)"; '' if unknown. */
function nodesText(set: ResultSet, environment: Environment | null): number | string {
  if (!environment) return '';
  const conflict = conflictingNodes(environment, set);
  return conflict === '' ? environment.nodes : `${conflict} (conflicting sources)`;
}

/** The publisher of the times and the known measurement settings. */
export function provenance(set: ResultSet, environment: Environment | null, publisher: string): Block {
  const { sources, licences, iterations, suite } = set;
  const rows = terms([
    { term: 'Published by', text: publisher },
    {
      term: 'Source',
      text: sources.length === 0 ? 'first published here' : '',
      links: sources.slice(0, 1).map(({ title, path }) => ({ label: title, path })),
    },
    { term: 'Iterations', text: iterationsText(iterations, '') },
    { term: 'Nodes', text: nodesText(set, environment) },
    { term: 'Query version', text: reportedVersion(suite, '') },
    { term: 'License', text: licences.map(({ name }) => name).join(', ') },
  ]);
  return { ...rows, isStrip: true } as Block;
}

/** Facts about a result set: identity, engine, method, environment, license, and sources. */
export function overview(set: ResultSet, entry: ResultSetListEntry, environment: Environment | null): Block {
  const { suite, harness, sources, iterationRows, createdCommit, snapshot, withdrawn, memory } = set;
  const file = environment ? `${environment.id}.json` : '';
  const published = createdCommit ? `${entry.published}, commit ${createdCommit}` : entry.published;
  return terms([
    { term: 'Id', text: set.id },
    { term: 'First published', text: published },
    ...(withdrawn ? [{ term: 'Withdrawn', text: '', links: [withdrawalLink(withdrawn)] }] : []),
    ...(snapshot ? [{ term: 'Source snapshot', text: `as of ${formatDate(snapshot)}` }] : []),
    { term: 'Engine', text: entry.engine },
    { term: 'Suite', text: entry.suite },
    { term: 'Query version', text: suite.queryVersion },
    { term: 'Statistic', text: entry.statistic },
    { term: 'Warm-up', text: set.warmup },
    { term: 'Iterations', text: publishedIterations(new Set(iterationRows.map(({ query }) => query)).size) },
    { term: 'Result rows', text: outputsText(set) },
    ...(memory ? [{ term: capitalise(memory.name), text: memory.definition }] : []),
    { term: 'Harness', text: [harness.name, harness.version].filter((part) => part !== 'unknown').join(' ') },
    {
      term: 'Environment',
      text: environment ? entry.environment : '',
      links: environment ? [{ label: file, path: `/data/environments/${file}` }] : [],
    },
    licenceRow(set),
    { term: 'Source', text: sources.length === 0 ? 'first published here' : '', links: sourceLinks(set) },
    { term: 'Changes on import', text: capitalise(set.changes) },
  ]);
}

function publishedIterations(queries: number): string {
  return queries === 0 ? 'not published individually' : `published individually for ${queries} queries`;
}

function outputsText({ outputs }: ResultSet): string {
  if (outputs.length === 0) return '';
  const hashes = outputs.filter(({ resultHash }) => resultHash !== '').length;
  return `number of rows recorded for ${outputs.length} queries, hash for ${hashes === 0 ? 'none' : hashes}`;
}
