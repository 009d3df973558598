import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, Report, ResultSet } from '../benchmark/types';
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

/** /data/index.json: every result set, environment and report with its files, so that programs need not guess addresses. */
export function dataIndex({ resultSets, environments, reports }: Data, files: FileEntry[]): string {
  const below = (address: string) => files.filter(({ path }) => path.startsWith(address));
  const index = {
    note: 'Derived from TPC-DS; not comparable to published TPC-DS results.',
    resultSets: resultSets.map((set) => ({ ...resultSetEntry(set), files: below(`/data/result-sets/${set.id}/`) })),
    environments: environments.map(({ id, title }: Environment) => ({
      id,
      title,
      files: below(`/data/environments/${id}.json`),
    })),
    reports: reports.map((report) => ({ ...reportEntry(report), files: below(`/data/reports/${report.id}/`) })),
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
