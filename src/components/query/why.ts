import type { Verdict } from '../../benchmark/model/comparison';
import { findingPagePath } from '../../benchmark/model/paths';
import type { QueryMetrics } from '../../benchmark/model/queryMetrics';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { distinctTitles, joinWords } from '../../benchmark/text/names';
import type { WhyQuery } from '../eventLogAnalysis/types';
import { type SectionBlock, section, text } from '../page/page';

/** What a report explains of queries. */
export interface ExplainedReport {
  id: string;
  title: string;
  findings: { query: string; title: string; verdict: Verdict }[];
  /** Event-log evidence of both sides by query; empty if a side has none. */
  why: readonly WhyQuery[];
}

const NOT_KNOWN = 'Stages, skew, spill, memory, and fallbacks to Spark are unknown.';

/** Missing event logs of a query's runs, and what is unknown without them, in two sentences. */
export function missingLogs(
  sets: readonly ResultSet[],
  query: string,
  metrics: Readonly<Record<string, QueryMetrics>>,
): string {
  const logged = sets.filter(({ id }) => metrics[id]?.stages.some((row) => row.query === query));
  if (logged.length === 0) return `Event logs are needed to explain why the times of ${query} differ. ${NOT_KNOWN}`;
  const have = logged.length === 1 ? 'has an event log' : 'have event logs, which no report compares';
  return `Of these runs only ${joinWords(distinctTitles(logged))} ${have}. For the other runs, stages, skew, spill, memory, and fallbacks to Spark are unknown.`;
}

/** Findings of reports on the query, evidence from event logs, or what is unknown without them. */
export function whySection(
  reports: readonly ExplainedReport[],
  query: string,
  path: string,
  missing: string,
): SectionBlock {
  const items = reports.flatMap(({ id, title, findings }) =>
    findings
      .filter((finding) => finding.query === query)
      .map((finding) => ({
        label: finding.title,
        path: findingPagePath(id, query),
        note: title,
        verdict: finding.verdict,
      })),
  );
  const evidence = whyOf(reports, query).map(({ sentence, report }) =>
    text(sentence, { text: ' ' }, { text: 'Stages and plans', path: `${path}#why-${report.id}` }),
  );
  const isKnown = items.length + evidence.length > 0;
  const remark = isKnown ? text('') : text(missing, { text: ' ' }, { text: 'Add the logs', path: '/contribute/' });
  return section('findings', 'Why?', ...evidence, { kind: 'list', items }, { ...remark, role: 'remark' });
}

export function whyOf(reports: readonly ExplainedReport[], query: string): WhyQuery[] {
  return reports.flatMap((report) => report.why.filter((one) => one.query === query));
}

/** Evidence of one report with event logs of both sides: the stages, the plans, and the rank of the query. */
export function logSection(why: WhyQuery): SectionBlock {
  const { report, heading, stages, plans, query, rank } = why;
  const all = { text: 'All queries by lost seconds', path: `/reports/${report.id}/why/#why` };
  return section(
    `why-${report.id}`,
    heading,
    { kind: 'drawing', name: 'stages', data: { head: stages, around: why }, instead: [text(stages.caption)] },
    ...(plans === '' ? [] : [{ kind: 'drawing' as const, name: 'plans', data: { path: plans, query }, instead: [] }]),
    text(rank, { text: ' ' }, all),
  );
}
