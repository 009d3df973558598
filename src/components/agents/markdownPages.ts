import type { Table } from '../../benchmark/model/table';
import { markdownText } from '../../benchmark/text/escapeMarkdown';
import { formatFineRange, formatSigned, formatSpeedup } from '../../benchmark/text/numbers';
import { verdictWord } from '../../benchmark/text/verdictWords';
import { plainText } from '../../figures/answers/spec';
import { tableMarkdown } from '../../figures/shared/tables';
import type { CoveragePageData } from '../history/coverage';
import type { EnginePageData } from '../history/engine';
import type { Ratio } from '../report/headline';
import type { ReportData } from '../report/report';
import type { RerunsData } from '../reruns/reruns';
import type { PublishedEntry } from './verdictEntry';

/** The address of a page or file of the site. */
type AddressOf = (path: string) => string;

/** Tables of figures with more rows are links, except the table of all queries. */
const MAX_ROWS = 40;

/** Texts as paragraphs, without those that are empty. */
function paragraphs(texts: readonly string[]): string {
  return `${texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
}

function bullets(texts: readonly string[]): string {
  return texts.map((text) => `- ${markdownText(text)}`).join('\n');
}

/** A list of texts, each with the addresses of pages or files. */
function linkBullets(links: readonly { text: string; paths: readonly string[] }[], addressOf: AddressOf): string {
  return links
    .map(({ text, paths }) => `- ${[markdownText(text), ...paths.map((path) => `<${addressOf(path)}>`)].join(' ')}`)
    .join('\n');
}

/** A heading with what is below it; '' if nothing is. */
function part(heading: string, ...texts: string[]): string {
  const below = texts.filter((text) => text !== '');
  return below.length === 0 ? '' : [`## ${markdownText(heading)}`, ...below].join('\n\n');
}

function tableText(table: Table): string {
  return table.rows.length === 0 ? '' : tableMarkdown(table).trim();
}

function metricLine(name: string, { speedup, repeat, deciding, verdict }: Ratio): string {
  const interval = repeat === null ? 'no iterations published' : `95% CI ${formatFineRange(repeat.low, repeat.high)}`;
  const word = verdict === null ? '' : `, ${verdictWord(verdict)}`;
  return `${name} ${formatSpeedup(speedup)} (${interval}; ${formatFineRange(deciding.low, deciding.high)} with reruns)${word}`;
}

/** "Comet is faster on 58 of 103 queries (clearly on 38)" for both sides. */
function countsLine({ counts, candidate, baseline }: PublishedEntry): string {
  if (!counts || !candidate || !baseline) return '';
  const { matched, faster, slower, clear, beyondReruns } = counts;
  const count = (name: string, all: number, sure: number, beyond: number) =>
    `${name} is faster on ${all} of ${matched} queries (clearly on ${sure}, beyond reruns on ${beyond})`;
  return `${count(candidate.name, faster, clear.faster, beyondReruns.faster)}; ${count(baseline.name, slower, clear.slower, beyondReruns.slower)}.`;
}

/** "Less time: q9 −12.6%, q28 −8%", the largest change first; '' for none. */
function changesLine(title: string, changes: PublishedEntry['changes'], sign: 1 | -1): string {
  const own = changes.filter((change) => sign * change.time_change_pct > 0);
  const sorted = own.sort((a, b) => sign * (b.time_change_pct - a.time_change_pct));
  const texts = sorted.map((change) => `${change.query} ${formatSigned(change.time_change_pct)}%`);
  return texts.length === 0 ? '' : `${title}: ${texts.join(', ')}.`;
}

/** A verdict with what it rests on, without its caveats: metrics, counts, evidence, and differences. */
export function verdictText(entry: PublishedEntry): string {
  const { verdict, metrics, differences, changes } = entry;
  const ratios = metrics && [
    metricLine('Total time', metrics.total),
    metricLine('Geometric mean', metrics.geometricMean),
    metricLine('Median', metrics.median),
  ];
  const settings = differences.map(({ name, baseline, candidate }) => `${name}: ${baseline} → ${candidate}`);
  return paragraphs([
    `**${markdownText(verdict.word)}.** ${markdownText(verdict.sentence)}`,
    ratios ? bullets(ratios) : '',
    markdownText(countsLine(entry)),
    markdownText(changesLine('More time', changes, 1)),
    markdownText(changesLine('Less time', changes, -1)),
    `Evidence: ${markdownText(entry.evidence)}.`,
    settings.length > 0 ? `Settings that differ (baseline → candidate):\n\n${bullets(settings)}` : '',
  ]);
}

/** A verdict with its caveats, and how to cite it. */
function verdictMarkdown(entry: PublishedEntry): string {
  const { conflicts, caveats, disclaimer, licenses, citation } = entry;
  return paragraphs([
    verdictText(entry),
    conflicts.length > 0 ? `Conflicts:\n\n${bullets(conflicts)}` : '',
    caveats.length > 0 ? `Caveats:\n\n${bullets(caveats)}` : '',
    disclaimer === '' ? '' : `${markdownText(disclaimer)}.`,
    `License: ${markdownText(licenses.join(', ')) || 'not reported'}. Address: <${entry.address}>. Cite as: ${markdownText(citation.text)}`,
  ]);
}

/** The Markdown twin of a report: its verdicts, the table of each figure, and what is known of the data. */
export function reportMarkdown(page: ReportData, verdicts: readonly PublishedEntry[], addressOf: AddressOf): string {
  const { report, meta, figures, tables, contradictions, about, notMeasured } = page;
  const [first, ...others] = verdicts;
  return paragraphs([
    `# ${markdownText(report.question)}`,
    markdownText(report.description),
    markdownText(meta),
    first ? part('Verdict', verdictMarkdown(first).trim()) : '',
    ...others.map((entry) => part(entry.title, verdictMarkdown(entry).trim())),
    part(
      'Contradictions within the source',
      bullets(contradictions.map(({ message, label }) => `${message} (${label})`)),
    ),
    part('Not measured', bullets([...(page.comparison?.notMeasured ?? []), ...notMeasured])),
    ...Object.entries(figures).map(([id, { title, caption, table }]) => {
      const isLong = table.rows.length > MAX_ROWS && id !== 'queries';
      const csv = `${table.rows.length} rows: <${addressOf(`/charts/${report.id}/${id}.csv`)}>`;
      return part(title, markdownText(caption), isLong ? csv : tableText(table));
    }),
    ...Object.entries(tables).map(([id, table]) => part(id, tableText(table))),
    part(
      'About the data',
      linkBullets(
        about.map(({ term, text, links }) => ({ text: `${term}: ${text}`, paths: links.map(({ path }) => path) })),
        addressOf,
      ),
    ),
  ]);
}

/** The Markdown twin of an engine's page, with the coverage that is its own. */
export function engineMarkdown(page: EnginePageData, coverage: CoveragePageData | null, addressOf: AddressOf): string {
  const { name, what, licence, homepage, history, queries, reports, failed } = page;
  const values = (all: readonly { label: string; value: string }[]) =>
    all.map(({ label, value }) => `${label} ${value}`).join(', ');
  return paragraphs([
    `# ${markdownText(name)}`,
    `${markdownText(what)} License: ${markdownText(licence)}. <${homepage}>`,
    history
      ? part(history.word, markdownText(history.sentence), history.figure ? tableText(history.figure.table) : '')
      : '',
    page.coverage && coverage ? coveragePart(coverage, addressOf) : '',
    queries
      ? part(
          `Queries of ${queries.heading}`,
          markdownText(`Fastest: ${values(queries.best)}. Slowest: ${values(queries.worst)}.`),
        )
      : '',
    part('Queries without a time', bullets(failed.map(({ label, note }) => `${label}: ${note}`))),
    part(
      'Reports',
      linkBullets(
        reports.map(({ label, path }) => ({ text: label, paths: [path] })),
        addressOf,
      ),
    ),
  ]);
}

function coveragePart({ title, path, answer, figure, breakNote }: CoveragePageData, addressOf: AddressOf): string {
  return part(
    title,
    markdownText(plainText(answer)),
    tableText(figure.table),
    markdownText(breakNote?.text ?? ''),
    `<${addressOf(path)}>`,
  );
}

/** The Markdown twin of the page about coverage: the share by release, and the queries that are not entirely native. */
export function coverageMarkdown(page: CoveragePageData, addressOf: AddressOf): string {
  const { facts, partial, reasons, notes, others } = page;
  return paragraphs([
    coveragePart(page, addressOf).replace('## ', '# '),
    bullets([...facts, ...notes, ...others.map(({ text }) => text)]),
    part(partial.title, tableText(partial.table)),
    part(reasons.title, tableText(reasons.table)),
  ]);
}

/** What the page about reruns shows: pairs of equal runs with their verdicts, the estimate, and other measurements. */
export function rerunsMarkdown({ answer, pairs, tables, bars, executions }: RerunsData): string {
  return paragraphs([
    '# How much does a rerun differ?',
    markdownText(plainText(answer)),
    tableText(pairs),
    ...tables.map((table) => tableText(table)),
    bullets([
      ...bars.map(({ name, detail, value }) => `${name} (${detail}): ${value}`),
      ...executions.flatMap(({ title, caption, queries }) => [
        `${title}. ${caption}`,
        `${queries.title}. ${queries.caption}`,
      ]),
    ]),
  ]);
}
