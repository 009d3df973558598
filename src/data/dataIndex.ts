import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../benchmark/model/groupBy';
import { reportPath, resultSetPath } from '../benchmark/model/paths';
import type { PublishedComparison, ResourceUsage } from '../benchmark/model/published';
import { isTpcTitle } from '../benchmark/model/queries';
import type { Report } from '../benchmark/model/report';
import type { Environment, ResultSet } from '../benchmark/model/resultSet';
import { joinWords } from '../benchmark/text/names';
import { suiteName } from '../figures/shared/captions';
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
  const names = [...resultSets, ...published].flatMap(({ suite }) => (suite ? [suiteName({ suite })] : []));
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
  const { resultSets, published, resourceUsage, environments, rounds, engines, coverages, reports } = data;
  const folders = groupBy(files, ({ path }) => path.split('/').slice(0, 4).join('/'));
  const below = (address: string) => folders.get(address.replace(/\/$/, '')) ?? [];
  const index = {
    note: note(data),
    resultSets: resultSets.map((set) => ({ ...resultSetEntry(set), files: below(resultSetPath(set.id)) })),
    published: published.map((set) => ({ ...publishedEntry(set), files: below(`/data/published/${set.id}/`) })),
    resourceUsage: resourceUsage.map((set) => ({
      ...resourceUsageEntry(set),
      files: below(`/data/resource-usage/${set.id}/`),
    })),
    environments: environments.map(({ id, title }: Environment) => ({
      id,
      title,
      files: below(`/data/environments/${id}.json`),
    })),
    rounds: rounds.map(({ id, title, date, resultSets: sets, baselines }) => ({
      id,
      title,
      date,
      resultSets: sets,
      baselines,
      files: below(`/data/rounds/${id}.json`),
    })),
    engines: engines.map(({ id, name }) => ({ id, name, files: below(`/data/engines/${id}.json`) })),
    coverage: coverages.map(({ id, name, countedBy, licence }) => ({
      id,
      name,
      countedBy,
      licences: [{ name: licence }],
      files: below(`/data/coverage/${id}/`),
    })),
    prices: data.prices.map(({ id, instanceType }) => ({
      id,
      instanceType,
      files: below(`/data/prices/${id}.json`),
    })),
    reports: reports.map((report) => ({ ...reportEntry(report), files: below(`/data/reports/${report.id}/`) })),
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

function resultSetEntry(set: ResultSet) {
  return { ...pick(set, OF_A_RESULT_SET), page: resultSetPath(set.id) };
}

/**
 * The sets that a report shows, and the URL of its computed values: headline.json for a comparison, otherwise
 * values.json.
 */
function reportEntry({ id, title, publishedOn, comparison, standing, publishedComparisons, usage }: Report) {
  const shown = comparison
    ? { baseline: comparison.baseline, candidate: comparison.candidate }
    : { standing, summaries: publishedComparisons.map((entry) => entry.id), resourceUsage: usage?.id ?? null };
  const derived = `/data/derived/${id}/${comparison ? 'headline' : 'values'}.json`;
  return { id, title, published: publishedOn, ...shown, page: reportPath(id), derived };
}

function publishedEntry(set: PublishedComparison) {
  return { ...pick(set, OF_A_PUBLISHED_COMPARISON), asPublished: true };
}

function resourceUsageEntry({ id, title, created, licences, series }: ResourceUsage) {
  return { id, title, created, licences, series: series.map((entry) => entry.id) };
}
