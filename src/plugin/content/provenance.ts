import type { ReportData } from '../../benchmark/pages/report/report';
import type { FileEntry } from '../../data/dataIndex';

/** The SHA-256 of the results.csv of both sides; undefined where there is none. */
export interface SideHashes {
  baseline?: string;
  candidate?: string;
}

/** The hashes of the result sets that a report compares. */
export function sideHashes({ comparison }: ReportData, files: readonly FileEntry[]): SideHashes {
  const hash = (id?: string) => files.find(({ path }) => path === `/data/result-sets/${id}/results.csv`)?.sha256;
  return { baseline: hash(comparison?.baseline.id), candidate: hash(comparison?.candidate.id) };
}

/** A report's data with the hashes of both sides, which a reader's report of a wrong number names; without a comparison as it is. */
export function withHashes(page: ReportData, hashes: SideHashes): ReportData {
  const { comparison } = page;
  if (!comparison) return page;
  const hashed = {
    baseline: { ...comparison.baseline, sha256: hashes.baseline },
    candidate: { ...comparison.candidate, sha256: hashes.candidate },
  };
  return { ...page, comparison: { ...comparison, ...hashed } };
}
