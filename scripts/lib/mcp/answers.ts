import { compare } from '../../../src/benchmark/comparison/compare';
import { CompareError, countedQueries, refusalText } from '../../../src/benchmark/comparison/match';
import { differOnlyInQueries, OTHER_QUERIES } from '../../../src/benchmark/comparison/pairFaults';
import { chosenQueries } from '../../../src/benchmark/comparison/querySelection';
import { comparePath, resultSetPath } from '../../../src/benchmark/model/paths';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { formatFineRange, formatSeconds, formatSpeedup } from '../../../src/benchmark/text/numbers';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { VERDICT_WORDS } from '../../../src/benchmark/text/verdictWords';
import {
  engineMarkdown,
  querySummary,
  rerunsMarkdown,
  verdictText,
} from '../../../src/components/agents/markdownPages';
import type { PublishedEntry, Verdict } from '../../../src/components/agents/verdictEntry';
import { reasonsAgainst } from '../../../src/components/compare/browser/answer';
import { enginePath } from '../../../src/components/history/paths';
import { resultSetListEntry } from '../../../src/components/resultSet/listEntry';
import { reproduce, rerunCommand } from '../../../src/components/resultSet/reproduce';
import type { FileEntry } from '../../../src/data/dataIndex';
import { plainText } from '../../../src/figures/answers/spec';
import type { SiteContent } from '../../../src/plugin/content/siteContent';
import { addressOf, type Site } from '../../../src/plugin/lib/site';
import { allVerdicts, comparedVerdict, publishedEntry } from '../../../src/plugin/output/verdictFile';

/** Everything that answers are made of. */
export interface Source {
  content: SiteContent;
  files: readonly FileEntry[];
  site: Site;
}

/** An answer as Markdown, short enough to be read as a whole. */
export interface Answer {
  text: string;
  /** What must accompany every use of the answer; at least one sentence. */
  caveats: string[];
  /** The page that shows the same. */
  address: string;
  /** The question cannot be answered, and the text is why. */
  refused?: boolean;
}

export type Arguments = Partial<Record<string, string>>;

/** A question that names something that does not exist, or nothing. */
export class QuestionError extends Error {}

const LIST_CAVEAT = 'A list shows no conflicts or intervals: ask for the verdict before you quote it.';
/** Maximum number of entries in an answer. */
const MAX_LISTED = 40;

/** The entry with a name, in upper or lower case. Throws QuestionError with the nearest names. */
function find<T>(kind: string, name = '', entries: readonly T[], nameOf: (entry: T) => string): T {
  const found = entries.find((entry) => nameOf(entry).toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new QuestionError(unknownName(kind, name, entries.map(nameOf)));
  return found;
}

function entryAnswer({ conflicts, caveats, disclaimer, address }: PublishedEntry, text: string): Answer {
  const said = [...conflicts, ...caveats, ...(disclaimer === '' ? [] : [`${disclaimer}.`])];
  return { text, caveats: said.length > 0 ? said : ['The numbers derive from no TPC suite.'], address };
}

/** A verdict with the machine of each side. */
function explained({ content, files, site }: Source, verdict: Verdict): Answer {
  const entry = publishedEntry(verdict, files, site);
  const { environments, resultSets } = content.data;
  const sides = [verdict.baseline, verdict.candidate].flatMap((side) => {
    const set = resultSets.find(({ id }) => id === side?.id);
    return set ? [`- ${side?.name} (${set.id}): ${resultSetListEntry(set, environments).environment}`] : [];
  });
  return entryAnswer(
    entry,
    [verdictText(entry).trim(), ...(sides.length > 0 ? ['Machines:', sides.join('\n')] : [])].join('\n\n'),
  );
}

interface Listed {
  id: string;
  text: string;
  path: string;
}

/** What can be listed: its name, the page that lists it, and its entries. */
const LISTS: [name: string, page: string, entries: (content: SiteContent) => Listed[]][] = [
  [
    'reports',
    '/reports/',
    ({ overview }) =>
      overview().reports.map(({ id, title, day, sentence, path }) => ({
        id,
        text: `${title} (${day}). ${sentence}`,
        path,
      })),
  ],
  [
    'result_sets',
    '/data/',
    ({ data }) =>
      data.resultSets
        .map((set) => resultSetListEntry(set, data.environments))
        .map(({ id, title, path, total, published }) => ({ id, text: `${title}; total ${total}; ${published}`, path })),
  ],
  [
    'queries',
    '/queries/',
    ({ queries }) => queries().pages.map(({ title, heading, path }) => ({ id: title, text: heading, path })),
  ],
  [
    'engines',
    '/history/',
    ({ data, history }) =>
      data.engines.flatMap(({ id, name }) => {
        const page = history().engines.find(({ path }) => path === enginePath(id));
        return page ? [{ id, text: `${name}. ${page.history?.sentence ?? ''}`, path: page.path }] : [];
      }),
  ],
  [
    'verdicts',
    '/reports/',
    (content) =>
      allVerdicts(content).map(({ id, title, published, verdict, path }) => ({
        id,
        text: `${title} (${published}): ${verdict.word}`,
        path,
      })),
  ],
];

/** What the site has of a kind, each with its page; `filter` keeps entries that contain all of its words. */
export function list({ content, site }: Source, { kind, filter = '' }: Arguments): Answer {
  const [, page, entriesOf] = find('kind', kind, LISTS, ([name]) => name);
  const words = filter.toLowerCase().split(/\s+/);
  const entries = entriesOf(content)
    .map(({ id, text, path }) => `- ${id}: ${text} <${addressOf(site, path)}>`)
    .filter((line) => words.every((word) => line.toLowerCase().includes(word)));
  const more = entries.length - MAX_LISTED;
  // Newest results of engines are not comparable with each other unless they ran together.
  const { answers } = kind === 'engines' ? content.overview() : { answers: null };
  const lines = [...entries.slice(0, MAX_LISTED), ...(more > 0 ? [`${more} more: use \`filter\`.`] : [])];
  return {
    text: lines.join('\n') || 'No entries.',
    caveats: [...(answers ? [plainText(answers.sentence)] : []), LIST_CAVEAT],
    address: addressOf(site, page),
  };
}

/** The comparison of any two result sets, or why there is none, in the words of /compare/. */
export function compareSets(source: Source, { baseline, candidate, only = '', exclude = '' }: Arguments): Answer {
  const { content, site } = source;
  const { resultSets, environments } = content.data;
  const [a, b] = [baseline, candidate].map((id) => find('result set', id, resultSets, (set) => set.id)) as [
    ResultSet,
    ResultSet,
  ];
  const address = addressOf(site, comparePath(a.id, [b.id]));
  const refused = (reasons: string[]): Answer => ({
    text: refusalText(reasons),
    caveats: [differOnlyInQueries(a, b) ? OTHER_QUERIES : 'These times are not comparable: do not divide them.'],
    address,
    refused: true,
  });
  const reasons = reasonsAgainst(a, b, {});
  if (reasons.length > 0) return refused(reasons);
  const chosen = chosenQueries({ only, exclude }, countedQueries(a, b));
  if (chosen.problems.length > 0) throw new QuestionError(chosen.problems.join('; '));
  try {
    const comparison = compare(a, b, environments, { only: chosen.only });
    return explained(source, comparedVerdict(comparison));
  } catch (error) {
    if (error instanceof CompareError) return refused(error.reasons);
    throw error;
  }
}

/** What the page of a query shows; of one engine if `engine` names it. */
export function query({ content, site }: Source, { query: name, suite = 'tpcds', engine = '' }: Arguments): Answer {
  const { data, queries } = content;
  const own = queries().pages.filter(({ path }) => path.startsWith(`/queries/${suite}-`));
  const found = find('query', name, own, (page) => page.query);
  const words = engine.toLowerCase().match(/[\w.]+/g) ?? [];
  const sets = data.resultSets.filter((set) => {
    const title = `${set.engine.title} ${set.engine.version}`.toLowerCase();
    return words.every((word) => title.includes(word));
  });
  const ids = sets.map(({ id }) => id);
  const notes = (found.times?.panels ?? []).flatMap(({ title, groups }) =>
    groups
      .filter(({ bars }) => engine === '' || bars.some((bar) => !bar.isBaseline && ids.includes(bar.id)))
      .map(({ note }) => `${title.split(':', 1)}: ${note}`),
  );
  return {
    text: querySummary(found, engine, ids, (to) => addressOf(site, to)),
    caveats: [...new Set([...notes, found.missingLogs, `${found.disclaimer}.`])].filter((text) => text !== ''),
    address: addressOf(site, found.path),
  };
}

function verdictOf(source: Source, id: string | undefined): Verdict {
  const all = allVerdicts(source.content, true);
  // A report without result sets has its verdicts below its ID.
  const isOwn = all.some((verdict) => verdict.id === id);
  const below = isOwn ? undefined : all.find((verdict) => verdict.id.startsWith(`${id}/`));
  return below ?? find('verdict', id, all, (verdict) => verdict.id);
}

/** What a verdict rests on; of one query if `query` names it. */
export function explain(source: Source, { id, query: name }: Arguments): Answer {
  const verdict = verdictOf(source, id);
  if (name === undefined) return explained(source, verdict);
  const row = find('query', name, verdict.queries, (one) => one.query);
  const { baseline_s: left, candidate_s: right, ratio, ratioLow: low, ratioHigh: high, rule } = row;
  const interval = low === null || high === null ? 'no interval' : formatFineRange(low, high);
  const sides = `${verdict.candidate?.name} ${formatSeconds(right)}, ${verdict.baseline?.name} ${formatSeconds(left)}`;
  const text = `${name}: ${VERDICT_WORDS[row.verdict]}. ${sides}. Ratio ${formatSpeedup(ratio)} (${interval}). Rule: ${rule}.`;
  return entryAnswer(publishedEntry(verdict, source.files, source.site), text);
}

/** What the page of an engine shows: its newest results, its coverage, and its reports. */
export function engine({ content, site }: Source, { id }: Arguments): Answer {
  const { engines, coverage } = content.history();
  const own = find('engine', id, content.data.engines, (one) => one.id);
  const page = find('engine', enginePath(own.id), engines, ({ path }) => path);
  return {
    text: engineMarkdown(page, coverage?.page ?? null, (to) => addressOf(site, to)),
    caveats: [LIST_CAVEAT, page.history?.figure.statement ?? ''].filter((text) => text !== ''),
    address: addressOf(site, page.path),
  };
}

/** The command that reruns a result set; without an ID, how much reruns differ. */
export function rerun({ content, site }: Source, { id, query: name }: Arguments): Answer {
  if (id === undefined) {
    const caveats = ['It is unknown whether all settings were equal in both measurements of a pair.'];
    return { text: rerunsMarkdown(content.reruns()), caveats, address: addressOf(site, '/methodology/reruns/') };
  }
  const { environments, resultSets } = content.data;
  const set = find('result set', id, resultSets, (one) => one.id);
  const run = reproduce(set, environments, resultSets);
  if (name !== undefined) find('query', name, run.queries, (one) => one);
  return {
    text: `${run.recorded}\n\n${rerunCommand(run, name)}`,
    caveats: ['If you publish a rerun, name everything that differs from the original machine.'],
    address: `${addressOf(site, resultSetPath(id))}#reproduce`,
  };
}

/** How to cite a verdict, or a result set. */
export function cite(source: Source, { id }: Arguments): Answer {
  const { content, site } = source;
  const found = content.data.resultSets.find((set) => set.id === id);
  if (!found) {
    const entry = publishedEntry(verdictOf(source, id), source.files, site);
    const { citation, licenses } = entry;
    return entryAnswer(entry, `${citation.text}\n\nLicense: ${licenses.join(', ')}\n\n${citation.bibtex}`);
  }
  const { bibtex, checks, disclaimer, resultSet } = content.resultSetPage(found);
  return {
    text: `License: ${resultSet.licences.map(({ name }) => name).join(', ')}\n\n${bibtex}`,
    caveats: [...resultSet.notes.map(({ text }) => text), ...checks, `${disclaimer}.`],
    address: addressOf(site, resultSetPath(resultSet.id)),
  };
}
