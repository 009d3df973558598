import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteName } from '../benchmark/captions';
import { derivedFrom } from '../benchmark/derived';
import { listed } from '../benchmark/format';
import type { Published, ResourceUsage } from '../benchmark/publishedTypes';
import type { Report, SummaryReport } from '../benchmark/reportTypes';
import type { Environment, ResultSet } from '../benchmark/types';
import type { Data } from './loadData';
import { filesBelow } from './staticOutput';

/** A published file: its address on the site, its length in bytes and the SHA-256 of its bytes, hexadecimal. */
export interface FileEntry {
  path: string;
  bytes: number;
  sha256: string;
}

/** Length and hash of every file of a data folder, in order of path; the folder is served as /data/. */
export function fileEntries(dataDir: string): FileEntry[] {
  return filesBelow(dataDir)
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(dataDir, path));
      return { path: `/data/${path}`, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    });
}

/** The suites of everything measured: "TPC-DS and TPC-H". */
function suitesIn({ resultSets, published }: Data): string {
  const names = [...resultSets, ...published].flatMap(({ suite }) => (suite ? [suiteName({ suite })] : []));
  return listed([...new Set(names)].sort());
}

/** /data/index.json: every result set, published comparison, set of time series, environment and report with its files, so that programs need not guess addresses. */
export function dataIndex(data: Data, files: readonly FileEntry[]): string {
  const { resultSets, published, resourceUsage, environments, reports, summaryReports } = data;
  const below = (address: string) => files.filter(({ path }) => path.startsWith(address));
  const index = {
    note: `${derivedFrom(suitesIn(data))}.`,
    resultSets: resultSets.map((set) => ({ ...resultSetEntry(set), files: below(`/data/result-sets/${set.id}/`) })),
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
    reports: [...reports.map(reportEntry), ...summaryReports.map(summaryEntry)].map((entry) => ({
      ...entry,
      files: below(`/data/reports/${entry.id}/`),
    })),
  };
  return `${JSON.stringify(index, null, 2)}\n`;
}

/** What programs need to know of results before they open their files. */
const OF_RESULTS = ['id', 'title', 'created', 'suite', 'environment', 'statistic', 'iterations', 'licences'] as const;
const OF_A_RESULT_SET = [...OF_RESULTS, 'engine'] as const;
const OF_A_PUBLISHED_COMPARISON = [...OF_RESULTS, 'baseline', 'candidate', 'extraEnvironment'] as const;

function pick<Entry, Key extends keyof Entry>(entry: Entry, keys: readonly Key[]): Pick<Entry, Key> {
  return Object.fromEntries(keys.map((key) => [key, entry[key]])) as Pick<Entry, Key>;
}

function resultSetEntry(set: ResultSet) {
  return { ...pick(set, OF_A_RESULT_SET), page: `/data/result-sets/${set.id}/` };
}

function reportEntry({ id, title, published, baseline, candidate }: Report) {
  return {
    id,
    title,
    published,
    baseline,
    candidate,
    page: `/reports/${id}/`,
    derived: `/data/derived/${id}/headline.json`,
  };
}

function publishedEntry(set: Published) {
  return { ...pick(set, OF_A_PUBLISHED_COMPARISON), asPublished: true };
}

function resourceUsageEntry({ id, title, created, licences, series }: ResourceUsage) {
  return { id, title, created, licences, series: series.map((entry) => entry.id) };
}

function summaryEntry({ id, title, published, standing, summaries, usage }: SummaryReport) {
  return {
    id,
    title,
    published,
    standing,
    summaries: summaries.map((summary) => summary.id),
    resourceUsage: usage?.id ?? null,
    page: `/reports/${id}/`,
    derived: `/data/derived/${id}/values.json`,
  };
}
