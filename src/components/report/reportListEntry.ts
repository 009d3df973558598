import { wordBasis } from '../../benchmark/comparison/evidence';
import type { Comparison } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import { NATIVE_SPARK } from '../../benchmark/model/order';
import { reportPath } from '../../benchmark/model/paths';
import type { PublishedComparison } from '../../benchmark/model/published';
import { hasSeveral, type Report } from '../../benchmark/model/report';
import { splitLead, verdictDoubt } from '../../benchmark/text/lead';
import { capitalise, joinSentences } from '../../benchmark/text/names';
import { countWord, formatDate, formatQueries } from '../../benchmark/text/numbers';
import { publisherText } from '../../benchmark/text/publisher';
import { evidenceText } from '../../benchmark/text/statistic';
import { rowCounts } from '../../figures/shared/tableView';
import type { MultiCandidateData } from '../multiCandidate/data';
import { conditionName, conditionsOf, type KeyedComparison } from '../published/conditions';
import { USAGE_KEY } from '../published/statements';
import { conditions } from '../published/titles';
import { totalEvidence } from '../published/totalEvidence';
import type { PublishedVerdict } from '../published/verdict';
import { type Ratio, totalRatio } from '../resultSet/speedupBars';
import { findingsWord } from './findings';
import type { ReportData } from './report';

/** One line of a list of reports, published comparisons, or time series. */
export interface ListEntry {
  id: string;
  title: string;
  /** Path of a report's page; for published data, of its datapackage.json. */
  path: string;
  /** "21 July 2026": the day on which the report or its source was published. */
  day: string;
  /** "Baseline vanilla Spark shuffle, candidate Celeborn." */
  sentence: string;
  /** "103 queries, 5 iterations, ten findings"; "Totals, 20 changes, 4 ranges. As published, not recomputed." */
  detail: string;
}

/** Kinds of questions that reports answer, in the order of the list. */
const QUESTIONS = {
  engines: 'Which engine is faster?',
  spark: 'Is it faster than vanilla Spark?',
  change: 'What does a new release, machine, or setting change?',
  published: 'What do published summaries show?',
} as const;

export interface ReportListEntry extends ListEntry {
  /** The kind of question that it answers. */
  question: string;
  /**
   * Total-time ratios: of several suites, the highest of each; otherwise of its comparisons or of the published totals, of
   * several the highest and the lowest.
   */
  ratios: NamedRatio[];
}

/** `name` is what distinguishes a ratio from the others of its report: "Comet, TPC-DS"; '' for the only one. */
interface NamedRatio extends Ratio {
  name: string;
}

/** A report with the data of its line in the list of reports. */
export interface ListedReport {
  report: Report;
  comparison: Comparison | null;
  /** The comparison, or those of several candidates. */
  comparisons: readonly Comparison[];
  published: readonly KeyedComparison[];
  page: Pick<ReportData, 'findings' | 'contradictions' | 'multiCandidate' | 'verdicts'>;
}

type EntryTexts = Pick<ReportListEntry, 'day' | 'sentence' | 'detail'>;

/** "ten findings with plans"; '' without findings. */
function findingsText({ report: { findings }, page }: ListedReport): string {
  const hasPlans = page.findings.some(({ plans }) => plans.baseline.length + plans.candidate.length > 0);
  return findings.length === 0 ? '' : `${findingsWord(findings.length)}${hasPlans ? ' with plans' : ''}`;
}

function ofComparison(listed: ListedReport, comparison: Comparison): EntryTexts {
  const { baseline, candidate, matched, verdict, environment } = comparison;
  const { caveat } = listed.report;
  const reason = verdict.word.endsWith('†') ? ` (${environment.reason})` : '';
  const parts = [
    formatQueries(matched.length),
    evidenceText(candidate),
    publisherText([candidate, baseline]),
    findingsText(listed),
  ];
  return {
    day: formatDate(listed.report.publishedOn),
    sentence: joinSentences([
      `${verdict.word.replace('†', '')}${wordBasis(comparison)}${reason}. ${splitLead(verdict.sentence).lead}`,
      caveat,
    ]),
    detail: parts.filter((part) => part !== '').join(', '),
  };
}

/** Line of several candidates: verdict, and number of queries by suite. */
function ofMultiCandidate({ report }: ListedReport, { verdict, suites }: MultiCandidateData): EntryTexts {
  const [first] = suites;
  const count = (first?.multi.sides.length ?? 1) - 1;
  const publishers = [...new Set(suites.map(({ publisher }) => publisher))];
  const queries = suites.map(({ name, multi }) => `${name} ${formatQueries(rowCounts(multi.table).all)}`);
  return {
    day: formatDate(report.publishedOn),
    sentence: joinSentences([
      `${verdict.word}. ${splitLead(verdict.sentence).lead}`,
      verdictDoubt(verdict),
      report.caveat,
    ]),
    detail: [`${capitalise(countWord(count))} candidates`, ...queries, ...publishers].join(', '),
  };
}

function entryTexts(listed: ListedReport): EntryTexts {
  if (listed.comparison) return ofComparison(listed, listed.comparison);
  if (listed.page.multiCandidate) return ofMultiCandidate(listed, listed.page.multiCandidate);
  const series = listed.page.verdicts[USAGE_KEY];
  return series && listed.published.length === 0 ? ofSeries(listed, series) : ofPublished(listed);
}

function ofSeries({ report }: ListedReport, { word }: PublishedVerdict): EntryTexts {
  return {
    day: formatDate(report.publishedOn),
    sentence: joinSentences([`${word}.`, report.caveat]),
    detail: 'Memory and disk over time, one run of each engine',
  };
}

function ofPublished({ report, page, published }: ListedReport): EntryTexts {
  const count = page.contradictions.length;
  const contradictions = count === 1 ? '1 contradiction' : `${count} contradictions`;
  const [first] = Object.values(page.verdicts);
  const totals = conditionsOf(published.filter((one) => one.published.totals)).map((one) => one.published);
  const word = totals.length > 1 ? conditions(totals) : first?.word;
  return {
    day: formatDate(report.publishedOn),
    sentence: joinSentences([word ? `${word}.` : '', report.caveat]),
    detail: [
      ...(first ? [first.evidence] : []),
      report.standing === 'proposed' ? 'proposed, not merged' : 'summary only, not recomputed',
      ...(count === 0 ? [] : [`${contradictions} found`]),
    ].join(' · '),
  };
}

function questionOf({ report, comparisons }: ListedReport): string {
  const [first] = comparisons;
  if (!first) return QUESTIONS.published;
  const { baseline, candidate } = first;
  if (baseline.engine.id === candidate.engine.id) return QUESTIONS.change;
  if (hasSeveral(report)) return QUESTIONS.engines;
  return baseline.engine.id === NATIVE_SPARK ? QUESTIONS.spark : QUESTIONS.engines;
}

/** Name of each result set of several candidates by its ID, with the suite if there are several. */
function namesOf({ suites }: MultiCandidateData): Map<string, string> {
  const named = suites.flatMap(({ name, multi: { sides } }) =>
    sides.map(({ id, title }): [string, string] => [id, suites.length === 1 ? title : `${title}, ${name}`]),
  );
  return new Map(named);
}

/** Ratios of published totals, painted as on the page of the report: their spread is unknown. */
function publishedRatios(published: readonly PublishedComparison[]): NamedRatio[] {
  const timed = published.flatMap((own) => (own.totals ? [{ own, totals: own.totals }] : []));
  const all = timed.map(({ own }) => own);
  return timed.map(({ own, totals }) => ({
    name: all.length === 1 ? '' : conditionName(own, all),
    speedup: totals.baselineS / totals.candidateS,
    mark: '',
    ...totalEvidence(totals),
  }));
}

/** The highest first; of several, the highest and the lowest. */
function ends(ratios: readonly NamedRatio[]): NamedRatio[] {
  const sorted = ratios.toSorted((a, b) => b.speedup - a.speedup);
  return sorted.filter((_, index) => index === 0 || index === sorted.length - 1);
}

function ratiosOf({ comparisons, published, page: { multiCandidate } }: ListedReport): NamedRatio[] {
  if (comparisons.length === 0) return ends(publishedRatios(published.map((own) => own.published)));
  const names = multiCandidate ? namesOf(multiCandidate) : new Map<string, string>();
  const suites = [...groupBy(comparisons, ({ baseline }) => baseline.id).values()].map((suite) =>
    ends(suite.map((own) => ({ ...totalRatio(own), name: names.get(own.candidate.id) ?? '' }))),
  );
  return suites.length === 1 ? suites.flat() : suites.flatMap((ratios) => ratios.slice(0, 1));
}

/** Reports by kind of question, in the order of the kinds; the order within a kind is kept. */
export function byQuestion<Entry extends Pick<ReportListEntry, 'question'>>(
  entries: readonly Entry[],
): { question: string; entries: Entry[] }[] {
  const groups = Object.values(QUESTIONS).map((question) => ({
    question,
    entries: entries.filter((entry) => entry.question === question),
  }));
  return groups.filter((group) => group.entries.length > 0);
}

/** Line of a report in lists: the verdict of its comparison, several candidates, or first published comparison. */
export function reportListEntry(listed: ListedReport): ReportListEntry {
  const { id, title } = listed.report;
  const found = { question: questionOf(listed), ratios: ratiosOf(listed) };
  return { id, title, path: reportPath(id), ...found, ...entryTexts(listed) };
}

/** Sorts reports by day, newest first, number of findings, and id. */
export function newestFirst(
  { report: a }: Pick<ListedReport, 'report'>,
  { report: b }: Pick<ListedReport, 'report'>,
): number {
  if (a.publishedOn !== b.publishedOn) return a.publishedOn < b.publishedOn ? 1 : -1;
  return b.findings.length - a.findings.length || (a.id < b.id ? -1 : 1);
}
