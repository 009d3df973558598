import type { MultiCandidateSides, Report } from '../model/report';
import type { ReportFile, SeveralReportFile, SummaryReportFile } from '../schemas/report';

/** Name of the schema for a report.json, from its content; `report` for a value that is not an object. */
export function reportSchema(value: unknown): 'report' | 'several-report' | 'summary-report' {
  if (value === null || typeof value !== 'object') return 'report';
  if ('summaries' in value || 'usage' in value) return 'summary-report';
  return 'suites' in value ? 'several-report' : 'report';
}

/** Default values of parts that a report lacks. */
const NOTHING = {
  comparison: null,
  multiCandidate: null,
  charts: [],
  findings: [],
  publishedComparisons: [],
  usage: null,
  standing: 'published',
} satisfies Partial<Report>;

function multiCandidateSides({ baselineName = '', candidates, suites }: SeveralReportFile): MultiCandidateSides {
  return { baselineName, candidates: candidates.map(({ key, name = '' }) => ({ key, name })), suites };
}

/** The report of a valid report.json; absent parts are null or empty. */
export function reportFromJson(id: string, value: unknown): Report {
  const json = value as ReportFile | SeveralReportFile | SummaryReportFile;
  const { title, question = title, description, published: publishedOn, publishedCommit, snapshot } = json;
  const { sources, allow, notes, claims = [], advice = null, caveat = '' } = json;
  const vary = ('vary' in json ? json.vary : undefined) ?? [];
  const dates = { publishedOn, ...(publishedCommit ? { publishedCommit } : {}), ...(snapshot ? { snapshot } : {}) };
  const about = { id, title, question, description, ...dates, sources, allow, notes, vary, claims, advice, caveat };
  if ('usage' in json) {
    const { summaries: publishedComparisons = [], usage, standing } = json;
    return { ...about, ...NOTHING, publishedComparisons, usage, standing };
  }
  if ('suites' in json) return { ...about, ...NOTHING, multiCandidate: multiCandidateSides(json) };
  const { baseline, candidate, buckets, charts, findings } = json;
  const comparison = { baseline, candidate, buckets };
  return { ...about, ...NOTHING, comparison, charts, findings };
}
