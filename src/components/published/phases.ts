import { groupBy } from '../../benchmark/model/groupBy';
import type { MeasuredQuery, MeasureRow, PublishedComparison } from '../../benchmark/model/published';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { capitalise, joinSentences, joinWords } from '../../benchmark/text/names';
import {
  countWord,
  formatNumber,
  formatQueries,
  formatSeconds,
  formatShare,
  formatSigned,
  formatSpeedup,
  formatTimeChange,
} from '../../benchmark/text/numbers';
import type { PartsRow, PartsSpec } from '../../figures/parts/spec';
import { type PhasesSpec, phasesTable } from '../../figures/phases/spec';
import { secondsAxis } from '../../figures/shared/axes';

/** From this ratio of the last to the first phase, a series has grown; below, it is level. */
const MIN_GROWTH = 1.5;
/** Fewest phases of a series, the first one included. */
const MIN_PHASES = 3;
/** Largest queries that a figure names. */
const MOST = 5;

/** Seconds of one measurement in each phase. */
interface Series {
  /** As published: "Iceberg on Spark (merge on read)". */
  published: string;
  /** What was measured, "Iceberg"; the published name unless it has the form "format on engine (variant)". */
  format: string;
  /** '' for none. */
  engine: string;
  variant: string;
  values: number[];
  /** Last phase ÷ first phase. */
  growth: number;
}

/** Series of seconds over the same phases. */
interface Phases {
  /** The baseline, then each size of the measurements. */
  names: string[];
  /** Series of the engine with the most of them, in published order. */
  main: Series[];
  others: Series[];
}

/** "Iceberg on Spark (merge on read)": format, engine, and variant. */
const NAME = /^(.+?) on (\S+)(?: \((.+)\))?$/;

const first = ({ values }: Series) => values[0] ?? 0;
const last = ({ values }: Series) => values.at(-1) ?? 0;

function seriesOf(published: string, rows: readonly MeasureRow[]): Series {
  const [, format = published, engine = '', variant = ''] = NAME.exec(published) ?? [];
  const values = [rows[0]?.baseline ?? 0, ...rows.map(({ candidate }) => candidate ?? 0)];
  return { published, format, engine, variant, values, growth: (values.at(-1) ?? 0) / (values[0] ?? 1) };
}

/** True if the rows are seconds with one baseline, which is then the phase before the first row. */
function isSeries(rows: readonly MeasureRow[]): boolean {
  const isKnown = rows.every(
    ({ unit, baseline, candidate }) => unit === 's' && baseline !== null && candidate !== null,
  );
  return isKnown && rows.length >= MIN_PHASES - 1 && new Set(rows.map(({ baseline }) => baseline)).size === 1;
}

/** Measurements that are series over the same phases; null if some are not, or there is only one. */
export function phasesOf({ measures, baseline }: PublishedComparison): Phases | null {
  const groups = [...groupBy(measures, ({ name }) => name)];
  const sizes = groups.map(([, rows]) => rows.map(({ size }) => size));
  const [names = []] = sizes;
  const isShared = sizes.every((own) => own.join('\n') === names.join('\n'));
  if (groups.length < 2 || !isShared || !groups.every(([, rows]) => isSeries(rows))) return null;
  const series = groups.map(([name, rows]) => seriesOf(name, rows));
  const engines = [...groupBy(series, ({ engine }) => engine).values()].sort((a, b) => b.length - a.length);
  return { names: [baseline.title, ...names], main: engines[0] ?? [], others: engines.slice(1).flat() };
}

/** "2.6× to 4.9×", or "3.3×" if both ends read the same. */
function growthRange(series: readonly Series[], decimals: number): string {
  const growths = series.map(({ growth }) => growth);
  const ends = [Math.min(...growths), Math.max(...growths)].map((growth) => `${formatNumber(growth, decimals)}×`);
  return [...new Set(ends)].join(' to ');
}

/** Series of formats with one that has grown, and series of formats whose series are all level. */
function byGrowth(series: readonly Series[]): { grown: Series[]; level: Series[] } {
  const formats = [...groupBy(series, ({ format }) => format).values()];
  const hasGrown = (own: readonly Series[]) => own.some(({ growth }) => growth >= MIN_GROWTH);
  return {
    grown: formats.filter(hasGrown).flat(),
    level: formats.filter((own) => !hasGrown(own)).flat(),
  };
}

/** "Delta and Iceberg take" or "Hudi takes". */
function formatsTake(series: readonly Series[]): string {
  const formats = [...new Set(series.map(({ format }) => format))];
  return `${joinWords(formats)} ${formats.length === 1 ? 'takes' : 'take'}`;
}

const onEngine = (series: readonly Series[], text: string) => {
  const engine = series[0]?.engine ?? '';
  return engine === '' ? capitalise(text) : `On ${engine}, ${text}`;
};

/** The level series that starts highest, and the grown one that ends highest below its start; null for none. */
function startsAboveEnd({ main }: Phases): { level: Series; grown: Series } | null {
  const { grown, level } = byGrowth(main);
  const [highest] = [...level].sort((a, b) => first(b) - first(a));
  if (!highest) return null;
  const [below] = grown.filter((series) => last(series) < first(highest)).sort((a, b) => last(b) - last(a));
  return below ? { level: highest, grown: below } : null;
}

/** "On Spark, Delta and Iceberg take 2.6× to 4.9× as long; Hudi at most 1.13×, but starts at 4,631 s". */
export function phasesTitle(phases: Phases): string {
  const { grown, level } = byGrowth(phases.main);
  const highest = formatSpeedup(Math.max(...level.map(({ growth }) => growth)));
  if (grown.length === 0) return onEngine(level, `${formatsTake(level)} at most ${highest} as long`);
  const start = startsAboveEnd(phases);
  const formats = joinWords([...new Set(level.map(({ format }) => format))]);
  const rest = start
    ? `, but ${start.level.format === formats ? '' : `${start.level.format} `}starts at ${formatSeconds(first(start.level), 0)}`
    : '';
  const levelText = level.length === 0 ? '' : `; ${formats} at most ${highest}${rest}`;
  return onEngine(grown, `${formatsTake(grown)} ${growthRange(grown, 1)} as long${levelText}`);
}

const nameOf = ({ format, variant }: Series) => (variant === '' ? format : `${format} (${variant})`);

/** Sentences on the level series that starts above the end of a grown one, and on the other engines. */
export function phasesSentence(phases: Phases): string {
  const start = startsAboveEnd(phases);
  const [before = '', after = ''] = [phases.names[0], phases.names.at(-1)];
  const above = start
    ? `${nameOf(start.level)} takes ${formatSeconds(first(start.level), 0)} with ${before}, more than ${nameOf(start.grown)} in ${after} (${formatSeconds(last(start.grown), 0)}).`
    : '';
  const others = [...groupBy(phases.others, ({ engine }) => engine).values()].map(
    (series) => `${onEngine(series, `${formatsTake(series)} ${growthRange(series, 2)} as long`)}.`,
  );
  return joinSentences([above, ...others]);
}

/** "Iceberg, merge on read"; with the engine if the figure is about another one. */
function labelOf(series: Series, { main, others }: Phases): string {
  const { format, variant, engine } = series;
  if (main.includes(series)) return [format, variant].filter((text) => text !== '').join(', ');
  const isUnique = others.filter((other) => other.format === format && other.engine === engine).length === 1;
  return `${format} on ${engine}${isUnique || variant === '' ? '' : `, ${variant}`}`;
}

function remarkOf(phases: Phases): PhasesSpec['remark'] {
  const start = startsAboveEnd(phases);
  if (!start) return null;
  const ends = `${formatSeconds(first(start.level), 0)} vs. ${formatSeconds(last(start.grown), 0)}`;
  const series = labelOf(start.level, phases);
  return { series, text: `${series}: level, but starts above where ${start.grown.format} ends (${ends})` };
}

/** All series over the phases. `id` is the id of the chart. */
export function phasesSpec(phases: Phases, id: string): PhasesSpec {
  const series = [...phases.main, ...phases.others];
  const roleOf = ({ growth }: Series) =>
    growth >= MIN_GROWTH ? 'slower' : growth <= 1 / MIN_GROWTH ? 'faster' : 'neutral';
  return {
    kind: 'phases',
    id,
    title: phasesTitle(phases),
    description: series
      .map((own) => `${own.published}: ${own.values.map((value) => formatNumber(value)).join(', ')} s`)
      .join('. '),
    axis: secondsAxis('Total time, s', 0, Math.max(...series.flatMap(({ values }) => values))),
    phases: phases.names,
    series: series.map((own) => ({
      name: labelOf(own, phases),
      published: own.published,
      values: own.values,
      growth: own.growth,
      role: roleOf(own),
      isDotted: phases.others.includes(own),
    })),
    remark: remarkOf(phases),
  };
}

/** Title below a heading that states the result: "Total time from new tables to phase 6". */
export function phasesPageTitle({ names }: Phases): string {
  return `Total time from ${names[0]} to ${names.at(-1)}`;
}

/** The table `<key>-phases`; none without phases. */
export function phasesTables(published: PublishedComparison, key: string): [id: string, table: Table][] {
  const phases = phasesOf(published);
  return phases ? [[`${key}-phases`, phasesTable(phasesSpec(phases, key))]] : [];
}

/** How to read the lines. */
export function phasesCaption({ others }: Phases): string {
  const engines = [...new Set(others.map(({ engine }) => engine))];
  return [
    `Seconds from 0. Orange: at least ${formatNumber(MIN_GROWTH, 1)}× as long in the last phase as in the first.`,
    ...(engines.length === 0 ? [] : [`Dotted: ${joinWords(engines)}.`]),
  ].join(' ');
}

const addedBy = ({ baseline, candidate }: MeasuredQuery) => candidate - baseline;

/** Added time of a series in its last phase by query, the largest first. */
function queriesOf({ published: name }: Series, { names }: Phases, { measuredQueries }: PublishedComparison) {
  const rows = measuredQueries.filter((row) => row.name === name && row.size === names.at(-1));
  return [...rows].sort((a, b) => addedBy(b) - addedBy(a));
}

function addedRow(series: Series, phases: Phases, published: PublishedComparison): PartsRow {
  const queries = queriesOf(series, phases, published);
  const seconds = sum(queries.map(addedBy));
  const largest = queries.slice(0, MOST).map((row) => ({ query: row.query, seconds: addedBy(row) }));
  const isSplit = series.growth >= MIN_GROWTH;
  const [most] = largest;
  const alone = most && most.seconds >= seconds / 2 ? `, of them ${most.query} ${formatSeconds(most.seconds, 0)}` : '';
  return {
    name: labelOf(series, phases),
    detail: `${formatSigned(seconds)}\u202Fs, ${formatTimeChange(100 * (series.growth - 1)).replace(' time', '')}`,
    seconds,
    parts: isSplit ? largest : [],
    others: queries.length - (isSplit ? largest.length : 0),
    longer: queries.filter((row) => addedBy(row) > 0).length,
    share: isSplit ? formatShare(sum(largest.map((part) => part.seconds)) / seconds, 0) : '',
    words: isSplit
      ? `from ${joinWords(largest.map(({ query }) => query))}`
      : `${formatSeconds(seconds, 0)} in ${formatQueries(queries.length)}${alone}`,
  };
}

/** "Five of 99 queries add more than half of the seconds", or their shares if one is at most a half. */
function addedTitle(rows: readonly PartsRow[]): string {
  const split = rows.filter(({ parts }) => parts.length > 0);
  const shares = split.map(({ seconds, parts }) => sum(parts.map((part) => part.seconds)) / seconds);
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  const [row] = split;
  const queries = formatQueries((row?.others ?? 0) + (row?.parts.length ?? 0));
  const range = [...new Set([low, high].map((share) => formatShare(share, 0)))].join(' to ');
  const part = low > 0.5 ? 'more than half' : range;
  return `${capitalise(countWord(row?.parts.length ?? 0))} of ${queries} add ${part} of the seconds`;
}

/** Added time of the main engine's series by query; null without queries, or if no series has grown. */
export function addedSpec(phases: Phases, published: PublishedComparison, id: string): PartsSpec | null {
  const rows = phases.main
    .map((series) => addedRow(series, phases, published))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds);
  if (!rows.some(({ parts }) => parts.length > 0)) return null;
  return {
    kind: 'parts',
    id,
    title: addedTitle(rows),
    description: rows.map(({ name, detail, words }) => `${name}: ${detail}, ${words}`).join('. '),
    axis: { ...secondsAxis('Added time, s', 0, rows[0]?.seconds ?? 0), max: rows[0]?.seconds ?? 1 },
    role: 'slower',
    rows,
  };
}

/** How to read the parts. */
export function addedCaption({ names, main }: Phases): string {
  const engine = main[0]?.engine ?? '';
  return [
    `Seconds that ${names.at(-1)} takes longer than ${names[0]}, by query; the ${countWord(MOST)} largest are named. Same scale in all rows.`,
    ...(engine === '' ? [] : [`${engine} only.`]),
  ].join(' ');
}
