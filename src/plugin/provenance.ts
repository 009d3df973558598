import type { ReportData } from '../benchmark/page';
import type { FileEntry } from './dataIndex';

/** A report's data with the SHA-256 of both sides' results.csv, which a reader's report of a wrong number names. */
export function withHashes(page: ReportData, files: readonly FileEntry[]): ReportData {
  const hash = (id: string) => files.find(({ path }) => path === `/data/result-sets/${id}/results.csv`)?.sha256;
  return {
    ...page,
    baseline: { ...page.baseline, sha256: hash(page.baseline.id) },
    candidate: { ...page.candidate, sha256: hash(page.candidate.id) },
  };
}
