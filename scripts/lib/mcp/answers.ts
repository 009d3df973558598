import { compare } from '../../../src/benchmark/comparison/compare';
import { countedQueries } from '../../../src/benchmark/comparison/match';
import {
  CompareError,
  differOnlyInQueries,
  OTHER_QUERIES,
  refusalText,
} from '../../../src/benchmark/comparison/pairFaults';
import { chosenQueries } from '../../../src/benchmark/comparison/querySelection';
import { comparePath, resultSetPath, tabPath } from '../../../src/benchmark/model/paths';
import { suiteFamily } from '../../../src/benchmark/model/queries';
import { comparedSets } from '../../../src/benchmark/model/report';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { formatFineRange, formatSeconds, formatSpeedup } from '../../../src/benchmark/text/numbers';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { VERDICT_WORDS } from '../../../src/benchmark/text/verdictWords';
import { engineMarkdown, rerunsMarkdown, verdictText } from '../../../src/components/agents/markdownPages';
import type { PublishedEntry, Verdict } from '../../../src/components/agents/verdictEntry';
import { reasonsAgainst } from '../../../src/components/compare/browser/answer';
import { enginePath } from '../../../src/components/history/paths';
import type { Block } from '../../../src/components/page/page';
import { pageMarkdown } from '../../../src/components/page/pageMarkdown';
import { resultSetListEntry } from '../../../src/components/resultSet/listEntry';
import { resultSetBibtex } from '../../../src/components/resultSet/page';
import { reproduce, rerunCommand } from '../../../src/components/resultSet/reproduce';
import type { FileEntry } from '../../../src/data/dataIndex';
import { plainText } from '../../../src/figures/answers/spec';
import { tableMarkdown } from '../../../src/figures/shared/tables';
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

/** What a filter searches. */
export const FILTERED = 'A filter searches IDs, titles, and the machines and Spark versions of result sets';
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
  /** The result sets that it is about; the filter also searches their machines. */
  sets: readonly ResultSet[];
}

/** Machine and Spark version of a result set, which the lines of a list leave out. */
function machineWords({ environments }: SiteContent['data'], { environment: id }: ResultSet): string {
  const environment = environments.find((one) => one.id === id);
  if (!environment) return '';
  // Titles also name the pages that describe an environment, and so other engines.
  const { cluster, instanceType, architecture, spark } = environment;
  return `${cluster} ${instanceType} ${architecture} Spark ${spark}`;
}

function setsOf({ resultSets }: SiteContent['data'], ids: readonly (string | undefined)[]): ResultSet[] {
  return resultSets.filter(({ id }) => ids.includes(id));
}

/** What can be listed: its name, the page that lists it, and its entries. */
const LISTS: [name: string, page: string, entries: (content: SiteContent) => Listed[]][] = [
  [
    'reports',
    '/reports/',
    ({ overview, reports, data }) =>
      overview().reports.map(({ id, title, day, sentence, path }) => ({
        id,
        text: `${title} (${day}). ${sentence}`,
        path,
        sets: setsOf(
          data,
          reports.filter(({ report }) => report.id === id).flatMap(({ report }) => comparedSets(report)),
        ),
      })),
  ],
  [
    'result_sets',
    '/data/',
    ({ data }) =>
      data.resultSets.map((set) => {
        const { id, title, path, total, published } = resultSetListEntry(set, data.environments);
        return { id, text: `${title}; total ${total}; ${published}`, path, sets: [set] };
      }),
  ],
  [
    'queries',
    '/queries/',
    ({ queries }) =>
      queries().pages.map(({ title, heading = title, path }) => ({ id: title, text: heading, path, sets: [] })),
  ],
  [
    'engines',
    '/history/',
    ({ data, history }) =>
      data.engines.flatMap(({ id, name }) => {
        const page = history().engines.find(({ path }) => path === enginePath(id));
        const sets = data.resultSets.filter(({ engine }) => engine.id === id);
        return page ? [{ id, text: `${name}. ${page.history?.sentence ?? ''}`, path: page.path, sets }] : [];
      }),
  ],
  [
    'verdicts',
    '/reports/',
    (content) =>
      allVerdicts(content).map(({ id, title, published, verdict, path, baseline, candidate }) => ({
        id,
        text: `${title} (${published}): ${verdict.word}`,
        path,
        sets: setsOf(content.data, [baseline?.id, candidate?.id]),
      })),
  ],
];

export const LIST_KINDS = LISTS.map(([name]) => name);

/**
 * What the site has of a kind, each with its page; `filter` keeps entries with all of its words in the ID, in the text,
 * or in the machines and Spark versions of their result sets.
 */
export function list({ content, site }: Source, { kind, filter = '' }: Arguments): Answer {
  const [, page, entriesOf] = find('kind', kind, LISTS, ([name]) => name);
  const words = filter.toLowerCase().split(/\s+/);
  const isWanted = ({ id, text, sets }: Listed) => {
    const machines = sets.map((set) => machineWords(content.data, set));
    const searched = [id, text, ...machines].join(' ').toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  const entries = entriesOf(content)
    .filter(isWanted)
    .map(({ id, text, path }) => `- ${id}: ${text} <${addressOf(site, path)}>`);
  const more = entries.length - MAX_LISTED;
  // Newest results of engines are not comparable with each other unless they ran together.
  const { answers } = kind === 'engines' ? content.overview() : { answers: null };
  const lines = [...entries.slice(0, MAX_LISTED), ...(more > 0 ? [`${more} more: use \`filter\`.`] : [])];
  return {
    text: lines.join('\n') || `No entries${filter === '' ? '' : ` with “${filter}”. ${FILTERED}`}.`,
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

/** The suites that have queries. */
export function suitesOf({ resultSets }: Pick<SiteContent['data'], 'resultSets'>): string[] {
  return [...new Set(resultSets.map(({ suite }) => suite.name))];
}

/** The result sets of an engine, which words of its name and version select. Throws QuestionError for none. */
function setsOfEngine({ resultSets }: SiteContent['data'], engine: string): ResultSet[] {
  const names = resultSets.map((set) => `${set.engine.title} ${set.engine.version}`);
  const words = engine.toLowerCase().match(/[\w.]+/g) ?? [];
  const sets = resultSets.filter((_, at) => words.every((word) => names[at]?.toLowerCase().includes(word)));
  if (sets.length === 0) throw new QuestionError(unknownName('engine', engine, [...new Set(names)]));
  return sets;
}

/** Blocks whose only tables are of result sets, with the rows of these sets. */
function ofSets(blocks: readonly Block[], ids: readonly string[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'section' || block.kind === 'fold') return { ...block, blocks: ofSets(block.blocks, ids) };
    if (block.kind === 'drawing') return { ...block, instead: ofSets(block.instead, ids) };
    if (block.kind !== 'table') return block;
    const { columns, rows } = block.table;
    if (columns[0]?.key !== 'result_set') return [];
    return { ...block, table: { ...block.table, rows: rows.filter(([id]) => ids.includes(String(id))) } };
  });
}

/** Rows of a table in an answer about a query, and about one engine’s results. */
const MAX_ROWS = { all: 10, engine: 20 };

/** What the page of a query shows; with the results of one engine if `engine` names it. */
export function query({ content, site }: Source, { query: wanted, suite = 'tpcds', engine = '' }: Arguments): Answer {
  const { data, queries } = content;
  const name = find('suite', suite, suitesOf(data), (id) => id);
  const page = find('query', wanted, queries().pagesOf(suiteFamily(name)), (one) => one.query).page();
  const ids = setsOfEngine(data, engine).map(({ id }) => id);
  const blocks = engine === '' ? page.blocks : ofSets(page.blocks, ids);
  return {
    text: pageMarkdown(
      { ...page, blocks },
      { addressOf: (to) => addressOf(site, to), maxRows: engine === '' ? MAX_ROWS.all : MAX_ROWS.engine },
    ),
    caveats: page.caveats,
    address: addressOf(site, page.path),
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
  const { engines: known, resultSets } = content.data;
  const sets = resultSets.filter((set) => set.engine.id === id?.toLowerCase());
  if (sets.length > 0 && !known.some((one) => one.id === sets[0]?.engine.id)) {
    const ids = sets.map((set) => set.id).join(', ');
    throw new QuestionError(`${id} has no page of its releases; its result sets: ${ids}`);
  }
  const own = find('engine', id, content.data.engines, (one) => one.id);
  const page = find('engine', enginePath(own.id), engines, ({ path }) => path);
  return {
    text: engineMarkdown(page, coverage?.page ?? null, (to) => addressOf(site, to)),
    caveats: [LIST_CAVEAT, page.history?.figure?.statement ?? ''].filter((text) => text !== ''),
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
  const resultSet = content.data.resultSets.find((set) => set.id === id);
  if (!resultSet) {
    const entry = publishedEntry(verdictOf(source, id), source.files, site);
    const { citation, licenses } = entry;
    return entryAnswer(entry, `${citation.text}\n\nLicense: ${licenses.join(', ')}\n\n${citation.bibtex}`);
  }
  return {
    text: `License: ${resultSet.licences.map(({ name }) => name).join(', ')}\n\n${resultSetBibtex(resultSet, site.url)}`,
    caveats: content.resultSetPage(resultSet).caveats,
    address: addressOf(site, resultSetPath(resultSet.id)),
  };
}

/** What the page of a result set shows. */
export function resultSet({ content, site }: Source, { id }: Arguments): Answer {
  const set = find('result set', id, content.data.resultSets, (one) => one.id);
  const page = content.resultSetPage(set);
  return {
    text: pageMarkdown(page, { addressOf: (to) => addressOf(site, to), maxRows: MAX_ROWS.all }),
    caveats: page.caveats,
    address: addressOf(site, page.path),
  };
}

/** Node-hours and cost of the sides of a report, as far as its sources give nodes and prices. */
export function cost({ content, site }: Source, { id }: Arguments): Answer {
  const { report, page, disclaimer } = find('report', id, content.reports, (one) => one.report.id);
  const { cost: known } = page;
  const address = `${addressOf(site, tabPath(report.id, 'cost'))}`;
  if (!known) return { text: 'The report has no costs.', caveats: [`${disclaimer}.`], address };
  const { title, lead, spend, month, rows } = known.view;
  return {
    text: [`**${title}.** ${lead}`, ...spend, ...month, rows.title, tableMarkdown(rows.table)]
      .map((part) => part.trim())
      .join('\n\n'),
    caveats: [`${disclaimer}.`],
    address,
  };
}
