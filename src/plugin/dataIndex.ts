import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** /data/index.json: every result set, published comparison, set of time series, environment and report with its files, so that programs need not guess addresses. */
export function dataIndex(data: Data, files: readonly FileEntry[]): string {
  const { resultSets, published, resourceUsage, environments, reports, summaryReports } = data;
  const below = (address: string) => files.filter(({ path }) => path.startsWith(address));
  const index = {
    note: 'Derived from TPC-DS; not comparable to published TPC-DS results.',
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

function resultSetEntry({
  id,
  title,
  created,
  suite,
  engine,
  environment,
  statistic,
  iterations,
  licences,
}: ResultSet) {
  return {
    id,
    title,
    created,
    suite,
    engine,
    environment,
    statistic,
    iterations,
    licences,
    page: `/data/result-sets/${id}/`,
  };
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

function publishedEntry({
  id,
  title,
  created,
  suite,
  baseline,
  candidate,
  environment,
  extraEnvironment,
  statistic,
  iterations,
  licences,
}: Published) {
  return {
    id,
    title,
    created,
    suite,
    baseline,
    candidate,
    environment,
    extraEnvironment,
    statistic,
    iterations,
    licences,
    asPublished: true,
  };
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
