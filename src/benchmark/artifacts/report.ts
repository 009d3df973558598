import type { MultiCandidateSides, Report, ReportComparison } from '../model/report';

type OptionalDates = 'publishedCommit' | 'snapshot';

/** Several candidates in a report.json; names are optional if engine and version are enough. */
interface MultiCandidateJson extends Pick<MultiCandidateSides, 'suites'> {
  baselineName?: string;
  candidates: { key: string; name?: string }[];
}

/** A report.json that matches a schema: two result sets, several `suites`, or `usage` with `summaries`. */
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

function multiCandidateSides({ baselineName = '', candidates, suites }: MultiCandidateJson): MultiCandidateSides {
  return { baselineName, candidates: candidates.map(({ key, name = '' }) => ({ key, name })), suites };
}

/** The report of a valid report.json; absent parts are null or empty. */
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
