import type { Table } from '../../benchmark/model/table';
import { oneLine } from '../../benchmark/text/escapeMarkdown';
import { formatFineRange, formatSpeedup } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { tableMarkdown } from '../../figures/shared/tables';
import { times as timesFigure } from '../../figures/times/spec';
import type { QueryPageData } from '../query/types';
import type { Ratio } from '../report/headline';
import type { ReportData } from '../report/report';
import type { PublishedEntry } from './verdictEntry';

/** The address of a page or file of the site. */
type AddressOf = (path: string) => string;

/** Texts as paragraphs, without those that are empty. */
function paragraphs(texts: readonly string[]): string {
  return `${texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
}

function bullets(texts: readonly string[]): string {
  return texts.map((text) => `- ${oneLine(text)}`).join('\n');
}

/** A heading with what is below it; '' if nothing is. */
function part(heading: string, ...texts: string[]): string {
  const below = texts.filter((text) => text !== '');
  return below.length === 0 ? '' : [`## ${oneLine(heading)}`, ...below].join('\n\n');
}

function tableText(table: Table): string {
  return table.rows.length === 0 ? '' : tableMarkdown(table).trim();
}

function metricLine(name: string, { speedup, repeat, mix, verdict }: Ratio): string {
  const interval = repeat === null ? 'no iterations published' : `95% CI ${formatFineRange(repeat.low, repeat.high)}`;
  const word = verdict === null ? '' : `, ${VERDICT_WORDS[verdict]}`;
  return `${name} ${formatSpeedup(speedup)} (${interval}; ${formatFineRange(mix.low, mix.high)} over query mixes)${word}`;
}

/** "Comet is faster on 58 of 103 queries (clearly on 38)" for both sides. */
function countsLine({ counts, candidate, baseline }: PublishedEntry): string {
  if (!counts || !candidate || !baseline) return '';
  const { matched, faster, slower, clear } = counts;
  const count = (name: string, all: number, sure: number) =>
    `${name} is faster on ${all} of ${matched} queries (clearly on ${sure})`;
  return `${count(candidate.name, faster, clear.faster)}; ${count(baseline.name, slower, clear.slower)}.`;
}

/** A verdict with what it rests on: metrics, counts, conflicts, differences, caveats, and how to cite it. */
export function verdictMarkdown(entry: PublishedEntry): string {
  const { verdict, metrics, conflicts, differences, caveats, disclaimer, licenses, citation } = entry;
  return paragraphs([
    `**${oneLine(verdict.word)}.** ${oneLine(verdict.sentence)}`,
    metrics
      ? bullets([
          metricLine('Total time', metrics.total),
          metricLine('Geometric mean', metrics.geometricMean),
          metricLine('Median', metrics.median),
        ])
      : '',
    countsLine(entry),
    `Evidence: ${entry.evidence}.`,
    conflicts.length > 0 ? `Conflicts:\n\n${bullets(conflicts)}` : '',
    differences.length > 0
      ? `Settings that differ (baseline → candidate):\n\n${bullets(
          differences.map(({ name, baseline, candidate }) => `${name}: ${baseline} → ${candidate}`),
        )}`
      : '',
    caveats.length > 0 ? `Caveats:\n\n${bullets(caveats)}` : '',
    disclaimer === '' ? '' : `${disclaimer}.`,
    `License: ${licenses.join(', ') || 'not reported'}. Address: <${entry.address}>. Cite as: ${oneLine(citation.text)}`,
  ]);
}

/** The Markdown twin of a report: its verdicts, the table of each figure, and what is known of the data. */
export function reportMarkdown(page: ReportData, verdicts: readonly PublishedEntry[], addressOf: AddressOf): string {
  const { report, meta, figures, tables, contradictions, about, notMeasured } = page;
  const [first, ...others] = verdicts;
  return paragraphs([
    `# ${oneLine(report.question)}`,
    oneLine(report.description),
    oneLine(meta),
    first ? part('Verdict', verdictMarkdown(first).trim()) : '',
    ...others.map((entry) => part(entry.title, verdictMarkdown(entry).trim())),
    part(
      'Contradictions within the source',
      bullets(contradictions.map(({ message, label }) => `${message} (${label})`)),
    ),
    part('Not measured', bullets([...(page.comparison?.notMeasured ?? []), ...notMeasured])),
    ...Object.values(figures).map(({ title, caption, table }) => part(title, oneLine(caption), tableText(table))),
    ...Object.entries(tables).map(([id, table]) => part(id, tableText(table))),
    part(
      'About the data',
      bullets(
        about.map(({ term, text, links }) =>
          [`${term}: ${text}`, ...links.map(({ path }) => `<${addressOf(path)}>`)].join(' '),
        ),
      ),
    ),
  ]);
}

/** The Markdown twin of a query's page: the answer, the seconds by data size, what it does to reports, and every result. */
export function queryMarkdown(page: QueryPageData, addressOf: AddressOf): string {
  const { heading, facts, answer, times, effects, reports, place, rounds, findings, why, missingLogs, results } = page;
  const notes = times?.panels.map(({ title, groups }) => `${title}. ${groups.map(({ note }) => note).join(' ')}`) ?? [];
  return paragraphs([
    `# ${oneLine(heading)}`,
    facts.map(oneLine).join(' · '),
    oneLine(answer.map(({ text }) => text).join('')),
    times ? part(times.title, bullets(notes), tableText(timesFigure.csv(times))) : '',
    part(
      'Why?',
      bullets([
        ...why.map(({ sentence }) => sentence),
        ...findings.map(
          ({ label, path, note, verdict }) => `${VERDICT_WORDS[verdict]}: ${label} (${note}) <${addressOf(path)}>`,
        ),
        ...(missingLogs === '' ? [] : [missingLogs]),
      ]),
    ),
    place ? part(place.title, `${oneLine(place.caption)} ${place.label}.`) : '',
    part(
      'Reports',
      tableText(effects),
      bullets(Object.entries(reports).map(([title, path]) => `${title} <${addressOf(path)}>`)),
    ),
    part('Speedup from release to release', tableText(rounds.table)),
    part('All results', tableText(results), bullets(results.footnotes)),
    `${page.disclaimer}. Address: <${addressOf(page.path)}>`,
  ]);
}
