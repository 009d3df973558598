import type { ReportData } from '../../benchmark/pages/report/report';
import type { FileEntry } from '../../data/dataIndex';

/** A report's data with the SHA-256 of both sides' results.csv, which a reader's report of a wrong number names; without a comparison as it is. */
export function withHashes(page: ReportData, files: readonly FileEntry[]): ReportData {
  const { comparison } = page;
  if (!comparison) return page;
  const hash = (id: string) => files.find(({ path }) => path === `/data/result-sets/${id}/results.csv`)?.sha256;
  const { baseline, candidate } = comparison;
  const hashed = {
    baseline: { ...baseline, sha256: hash(baseline.id) },
    candidate: { ...candidate, sha256: hash(candidate.id) },
  };
  return { ...page, comparison: { ...comparison, ...hashed } };
}
