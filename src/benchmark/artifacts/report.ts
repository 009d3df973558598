import type { Report, ReportComparison } from '../model/report';

type OptionalDates = 'publishedCommit' | 'snapshot';

/** A report.json as its schemas have it: result sets to compare, or `summaries`, the published comparisons to show. */
type ReportJson = Pick<Report, 'title' | 'description' | OptionalDates | 'sources' | 'allow' | 'notes'> & {
  published: string;
  claims?: Report['claims'];
  advice?: Report['advice'];
  caveat?: string;
} & (
    | (ReportComparison & Pick<Report, 'charts' | 'findings'>)
    | ({ summaries: Report['publishedComparisons'] } & Pick<Report, 'usage' | 'standing'>)
  );

/** Whether a report.json shows published comparisons; false for what is no object. */
export function showsPublished(value: unknown): value is object {
  return value !== null && typeof value === 'object' && 'summaries' in value;
}

/** The report of a report.json that fits its schema; what the file does not show is null or empty. */
export function reportFromJson(id: string, value: unknown): Report {
  const json = value as ReportJson;
  const {
    title,
    description,
    published: publishedOn,
    publishedCommit,
    snapshot,
    sources,
    allow,
    notes,
    claims = [],
    advice = null,
    caveat = '',
  } = json;
  const dates = { publishedOn, ...(publishedCommit ? { publishedCommit } : {}), ...(snapshot ? { snapshot } : {}) };
  const about = { id, title, description, ...dates, sources, allow, notes, claims, advice, caveat };
  if ('summaries' in json) {
    const { summaries: publishedComparisons, usage, standing } = json;
    return { ...about, comparison: null, charts: [], findings: [], publishedComparisons, usage, standing };
  }
  const { baseline, candidate, buckets, charts, findings } = json;
  const comparison = { baseline, candidate, buckets };
  return { ...about, comparison, charts, findings, publishedComparisons: [], usage: null, standing: 'published' };
}
