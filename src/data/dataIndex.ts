import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage } from '../benchmark/model/coverage';
import { groupBy } from '../benchmark/model/groupBy';
import { reportPath, resultSetPath } from '../benchmark/model/paths';
import type { PublishedComparison, ResourceUsage } from '../benchmark/model/published';
import { isTpcTitle, suiteTitle } from '../benchmark/model/queries';
import { pairOf, type Report } from '../benchmark/model/report';
import type { ResultSet } from '../benchmark/model/resultSet';
import { joinWords } from '../benchmark/text/names';
import { filesBelow } from './filesBelow';
import type { Data } from './loadData';

/** A served file: its URL path, length in bytes, and SHA-256 in hexadecimal. */
export interface FileEntry {
  path: string;
  bytes: number;
  sha256: string;
}

/** Length and hash of every file of a data folder, sorted by path; the folder is served as /data/. */
export function fileEntries(dataDir: string): FileEntry[] {
  return filesBelow(dataDir)
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(dataDir, path));
      return { path: `/data/${path}`, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    });
}

/** TPC suites among all results, which need the notice “derived from”. */
function suitesIn({ resultSets, published }: Data): string[] {
  const names = [...resultSets, ...published].flatMap(({ suite }) => (suite ? [suiteTitle(suite)] : []));
  return [...new Set(names)].filter(isTpcTitle).sort();
}

/** "Derived from TPC-DS and TPC-H; not comparable to published TPC-DS and TPC-H results."; empty without TPC suites. */
function note(data: Data): string {
  const names = joinWords(suitesIn(data));
  return names === '' ? '' : `Derived from ${names}; not comparable to published ${names} results.`;
}

/**
 * /data/index.json: every result set, published comparison, set of time series, environment, and report with its files,
 * so that programs need not guess URLs.
 */
export function dataIndex(data: Data, files: readonly FileEntry[]): string {
  const { resultSets, published, resourceUsage, environments, rounds, engines, coverages, prices, reports } = data;
  const folders = groupBy(files, ({ path }) => path.split('/').slice(0, 4).join('/'));
  const withFiles = <Entry extends { id: string }>(entries: readonly Entry[], place: (id: string) => string) =>
    entries.map((entry) => ({ ...entry, files: folders.get(`/data/${place(entry.id)}`) ?? [] }));
  const index = {
    note: note(data),
    resultSets: withFiles(resultSets.map(resultSetEntry), (id) => `result-sets/${id}`),
    published: withFiles(published.map(publishedEntry), (id) => `published/${id}`),
    resourceUsage: withFiles(resourceUsage.map(resourceUsageEntry), (id) => `resource-usage/${id}`),
    environments: withFiles(picked(environments, ['id', 'title']), (id) => `environments/${id}.json`),
    rounds: withFiles(picked(rounds, ['id', 'title', 'date', 'resultSets', 'baselines']), (id) => `rounds/${id}.json`),
    engines: withFiles(picked(engines, ['id', 'name']), (id) => `engines/${id}.json`),
    coverage: withFiles(coverages.map(coverageEntry), (id) => `coverage/${id}`),
    prices: withFiles(picked(prices, ['id', 'instanceType']), (id) => `prices/${id}.json`),
    reports: withFiles(reports.map(reportEntry), (id) => `reports/${id}`),
  };
  return `${JSON.stringify(index, null, 2)}\n`;
}

/** Facts that programs need before they open the files of results. */
const OF_RESULTS = ['id', 'title', 'created', 'suite', 'environment', 'statistic', 'iterations', 'licences'] as const;
const OF_A_RESULT_SET = [...OF_RESULTS, 'createdCommit', 'snapshot', 'engine'] as const;
const OF_A_PUBLISHED_COMPARISON = [...OF_RESULTS, 'baseline', 'candidate', 'extraEnvironment'] as const;

function pick<Entry, Key extends keyof Entry>(entry: Entry, keys: readonly Key[]): Pick<Entry, Key> {
  return Object.fromEntries(keys.map((key) => [key, entry[key]])) as Pick<Entry, Key>;
}

function picked<Entry, Key extends keyof Entry>(entries: readonly Entry[], keys: readonly Key[]): Pick<Entry, Key>[] {
  return entries.map((entry) => pick(entry, keys));
}

function resultSetEntry(set: ResultSet) {
  return { ...pick(set, OF_A_RESULT_SET), page: resultSetPath(set.id) };
}

/**
 * The sets that a report shows, and the URL of its computed values: headline.json for a comparison, otherwise
 * values.json.
 */
function reportEntry(report: Report) {
  const { id, title, publishedOn, standing, publishedComparisons, usage } = report;
  const pair = pairOf(report);
  const shown = pair ?? {
    standing,
    summaries: publishedComparisons.map((entry) => entry.id),
    resourceUsage: usage?.id ?? null,
  };
  const derived = `/data/derived/${id}/${pair ? 'headline' : 'values'}.json`;
  return { id, title, published: publishedOn, ...shown, page: reportPath(id), derived };
}

function publishedEntry(set: PublishedComparison) {
  return { ...pick(set, OF_A_PUBLISHED_COMPARISON), asPublished: true };
}

function resourceUsageEntry({ id, title, created, licences, series }: ResourceUsage) {
  return { id, title, created, licences, series: series.map((entry) => entry.id) };
}

function coverageEntry({ id, name, countedBy, licence }: Coverage) {
  return { id, name, countedBy, licences: [{ name: licence }] };
}
