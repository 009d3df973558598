import { compare } from '../../../src/benchmark/comparison/compare';
import { CompareError, countedQueries, refusalText } from '../../../src/benchmark/comparison/match';
import { chosenQueries } from '../../../src/benchmark/comparison/querySelection';
import { comparePath, resultSetPath } from '../../../src/benchmark/model/paths';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { formatFineRange, formatSeconds, formatSpeedup } from '../../../src/benchmark/text/numbers';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { VERDICT_WORDS } from '../../../src/benchmark/text/verdictWords';
import { queryMarkdown, reportMarkdown, verdictMarkdown } from '../../../src/components/agents/markdownPages';
import type { PublishedEntry, Verdict } from '../../../src/components/agents/verdictEntry';
import { reasonsAgainst } from '../../../src/components/compare/browser/answer';
import { enginePath } from '../../../src/components/history/paths';
import type { FileEntry } from '../../../src/data/dataIndex';
import type { SiteContent } from '../../../src/plugin/content/siteContent';
import { addressOf, type Site } from '../../../src/plugin/lib/site';
import { allVerdicts, comparedVerdict, publishedEntry } from '../../../src/plugin/output/verdictFile';

/** Everything that answers are made of. */
export interface Source {
  content: SiteContent;
  files: readonly FileEntry[];
  site: Site;
}

/** An answer as Markdown and as values. */
export interface Answer {
  text: string;
  /** What must accompany every use of the answer; at least one sentence. */
  caveats: string[];
  /** The page that shows the same. */
  address: string;
  values: Record<string, unknown>;
  /** The question cannot be answered, and the text is why. */
  refused?: boolean;
}

export type Arguments = Partial<Record<string, string>>;

/** A question that names something that does not exist, or nothing. */
export class QuestionError extends Error {}

const LIST_CAVEAT = 'A list shows no conflicts or intervals: ask for the verdict before you quote it.';

/** The entry with a name. Throws QuestionError with the nearest names. */
function find<T>(kind: string, name = '', entries: readonly T[], nameOf: (entry: T) => string): T {
  const found = entries.find((entry) => nameOf(entry) === name);
  if (found === undefined) throw new QuestionError(unknownName(kind, name, entries.map(nameOf)));
  return found;
}

function entryAnswer(entry: PublishedEntry, text: string, values: Record<string, unknown>): Answer {
  const { conflicts, caveats, disclaimer, address } = entry;
  const notice = disclaimer === '' ? 'The numbers derive from no TPC suite.' : `${disclaimer}.`;
  return { text, caveats: [...conflicts, ...caveats, notice], address, values };
}

type Listed = { id: string; title: string; path: string };

/** What can be listed: its name, the page that lists it, and its entries. */
const LISTS: [name: string, page: string, entries: (content: SiteContent) => Listed[]][] = [
  ['reports', '/reports/', ({ overview }) => overview().reports],
  [
    'result_sets',
    '/data/',
    ({ data }) => data.resultSets.map(({ id, title }) => ({ id, title, path: resultSetPath(id) })),
  ],
  [
    'queries',
    '/queries/',
    ({ queries }) => queries().pages.map(({ title, heading, path }) => ({ id: title, title: heading, path })),
  ],
  [
    'engines',
    '/history/',
    ({ data }) => data.engines.map(({ id, name }) => ({ id, title: name, path: enginePath(id) })),
  ],
];

/** What the site has of a kind, each with its page; `filter` keeps entries that contain it. */
export function list({ content, site }: Source, { kind, filter = '' }: Arguments): Answer {
  const [, page, entriesOf] = find('kind', kind, LISTS, ([name]) => name);
  const entries = entriesOf(content)
    .filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(filter.toLowerCase()))
    .map(({ id, title, path }) => ({ id, title, address: addressOf(site, path) }));
  const text = entries.map(({ id, title, address }) => `- ${id}: ${title} <${address}>`).join('\n');
  return { text: text || 'No entries.', caveats: [LIST_CAVEAT], address: addressOf(site, page), values: { entries } };
}

/** The comparison of any two result sets, or why there is none, in the words of /compare/. */
export function compareSets(source: Source, { baseline, candidate, only = '', exclude = '' }: Arguments): Answer {
  const { content, files, site } = source;
  const { resultSets, environments } = content.data;
  const [a, b] = [baseline, candidate].map((id) => find('result set', id, resultSets, (set) => set.id)) as [
    ResultSet,
    ResultSet,
  ];
  const address = addressOf(site, comparePath(a.id, [b.id]));
  const refused = (reasons: string[]): Answer => ({
    text: refusalText(reasons),
    caveats: ['These times are not comparable: do not divide them.'],
    address,
    values: { reasons },
    refused: true,
  });
  const reasons = reasonsAgainst(a, b, {});
  if (reasons.length > 0) return refused(reasons);
  const chosen = chosenQueries({ only, exclude }, countedQueries(a, b));
  if (chosen.problems.length > 0) throw new QuestionError(chosen.problems.join('; '));
  try {
    const comparison = compare(a, b, environments, { only: chosen.only });
    const entry = publishedEntry(comparedVerdict(comparison), files, site);
    return entryAnswer(entry, verdictMarkdown(entry), { verdict: entry });
  } catch (error) {
    if (error instanceof CompareError) return refused(error.reasons);
    throw error;
  }
}

/** What the page of a query shows. */
export function query({ content, site }: Source, { query: name, suite = 'tpcds' }: Arguments): Answer {
  const { pages } = content.queries();
  const own = pages.filter(({ path }) => path.startsWith(`/queries/${suite}-`));
  const found = find('query', name, own, (page) => page.query);
  const { answer, times, missingLogs, disclaimer, path } = found;
  const notes = times?.panels.flatMap(({ groups }) => groups.map(({ note }) => note)) ?? [];
  return {
    text: queryMarkdown(found, (to) => addressOf(site, to)),
    caveats: [...new Set([...notes, missingLogs, `${disclaimer}.`])].filter((text) => text !== ''),
    address: addressOf(site, path),
    values: { answer: answer.map(({ text }) => text).join(''), times: times?.panels ?? [] },
  };
}

function verdictOf(source: Source, id: string | undefined): Verdict {
  const all = allVerdicts(source.content);
  // A report without result sets has its verdicts below its ID.
  const isOwn = all.some((verdict) => verdict.id === id);
  const below = isOwn ? undefined : all.find((verdict) => verdict.id.startsWith(`${id}/`));
  return below ?? find('verdict', id, all, (verdict) => verdict.id);
}

/** What a verdict rests on; of one query if `query` names it. */
export function explain(source: Source, { id, query: name }: Arguments): Answer {
  const { content, files, site } = source;
  const verdict = verdictOf(source, id);
  const entry = publishedEntry(verdict, files, site);
  if (name === undefined) {
    const report = content.reports.find((one) => one.report.id === verdict.id);
    const text = report ? reportMarkdown(report.page, [entry], (to) => addressOf(site, to)) : verdictMarkdown(entry);
    return entryAnswer(entry, text, { verdict: entry });
  }
  const row = find('query', name, entry.queries, (one) => one.query);
  const { baseline_s: left, candidate_s: right, ratio, ratioLow: low, ratioHigh: high, rule } = row;
  const interval = low === null || high === null ? 'no interval' : formatFineRange(low, high);
  const sides = `${entry.candidate?.name} ${formatSeconds(right)}, ${entry.baseline?.name} ${formatSeconds(left)}`;
  const text = `${name}: ${VERDICT_WORDS[row.verdict]}. ${sides}. Ratio ${formatSpeedup(ratio)} (${interval}). Rule: ${rule}.`;
  return entryAnswer(entry, text, { query: row });
}

/** How to cite a verdict, or a result set. */
export function cite(source: Source, { id }: Arguments): Answer {
  const { content, site } = source;
  const found = content.data.resultSets.find((set) => set.id === id);
  if (!found) {
    const { citation, licenses, ...entry } = publishedEntry(verdictOf(source, id), source.files, site);
    const text = `${citation.text}\n\nLicense: ${licenses.join(', ')}\n\n${citation.bibtex}`;
    return entryAnswer({ citation, licenses, ...entry }, text, { citation, licenses });
  }
  const { bibtex, checks, disclaimer, resultSet } = content.resultSetPage(found);
  const licenses = resultSet.licences.map(({ name }) => name);
  return {
    text: `License: ${licenses.join(', ')}\n\n${bibtex}`,
    caveats: [...resultSet.notes.map(({ text }) => text), ...checks, `${disclaimer}.`],
    address: addressOf(site, resultSetPath(resultSet.id)),
    values: { bibtex, licenses },
  };
}
