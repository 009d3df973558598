import type { MultiCandidateSides, Report, ReportComparison } from '../model/report';

type OptionalDates = 'publishedCommit' | 'snapshot';

/** Several candidates as a report.json has them: names are left out where engine and version tell them apart. */
interface MultiCandidateJson extends Pick<MultiCandidateSides, 'suites'> {
  baselineName?: string;
  candidates: { key: string; name?: string }[];
}

/** A report.json as its schemas have it: result sets to compare, several `suites`, or `usage` with `summaries`, the time series and published comparisons to show. */
type ReportJson = Pick<Report, 'title' | 'description' | OptionalDates | 'sources' | 'allow' | 'notes'> & {
  published: string;
  vary?: Report['vary'];
  claims?: Report['claims'];
  advice?: Report['advice'];
  question?: string;
  caveat?: string;
} & (
    | (ReportComparison & Pick<Report, 'charts' | 'findings'>)
    | MultiCandidateJson
    | ({ summaries?: Report['publishedComparisons'] } & Pick<Report, 'usage' | 'standing'>)
  );

/** The schema that a report.json is held against, by what it shows; that of one comparison for what is no object. */
export function reportSchema(value: unknown): 'report' | 'several-report' | 'summary-report' {
  if (value === null || typeof value !== 'object') return 'report';
  if ('summaries' in value || 'usage' in value) return 'summary-report';
  return 'suites' in value ? 'several-report' : 'report';
}

/** What a report shows nothing of. */
const NOTHING = {
  comparison: null,
  multiCandidate: null,
  charts: [],
  findings: [],
  publishedComparisons: [],
  usage: null,
  standing: 'published',
} satisfies Partial<Report>;

function multiCandidateSides({ baselineName = '', candidates, suites }: MultiCandidateJson): MultiCandidateSides {
  return { baselineName, candidates: candidates.map(({ key, name = '' }) => ({ key, name })), suites };
}

/** The report of a report.json that fits its schema; what the file does not show is null or empty. */
export function reportFromJson(id: string, value: unknown): Report {
  const json = value as ReportJson;
  const {
    title,
    question = title,
    description,
    published: publishedOn,
    publishedCommit,
    snapshot,
    sources,
    allow,
    notes,
    vary = [],
    claims = [],
    advice = null,
    caveat = '',
  } = json;
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
