import type { Report } from '../model/report';
import type { ReportFile } from '../schemas/report';

/** The report of a valid report.json; absent parts are null, empty, or the usual ones. */
export function reportFromJson(id: string, json: ReportFile): Report {
  const { title, question = title, description, publishedCommit, snapshot, sources, allow, notes } = json;
  const { sides = [], suites = sides.length > 0 ? [''] : [], summaries = [], usage = null } = json;
  return {
    id,
    title,
    question,
    description,
    publishedOn: json.published,
    ...(publishedCommit ? { publishedCommit } : {}),
    ...(snapshot ? { snapshot } : {}),
    sides: sides.map(({ key = '', name = '', sets }) => ({ key, name, sets })),
    suites,
    buckets: json.buckets ?? 'speedup',
    vary: json.vary ?? [],
    charts: json.charts ?? [],
    findings: json.findings ?? [],
    publishedComparisons: summaries,
    usage,
    standing: json.standing ?? 'published',
    sources,
    allow,
    notes,
    claims: json.claims ?? [],
    advice: json.advice ?? null,
    caveat: json.caveat ?? '',
  };
}
