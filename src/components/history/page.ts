import { withIsolatedRounds } from '../../benchmark/history/isolatedRounds';
import type { HistoryLine } from '../../benchmark/history/lines';
import type { PublishedSummary } from '../../benchmark/history/publishedTotals';
import { baselineName, comparedText, pointNoun, publishedOn, releaseName } from '../../benchmark/history/words';
import type { Report } from '../../benchmark/model/report';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { EngineRecord } from '../../benchmark/model/round';
import { splitLead } from '../../benchmark/text/lead';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { countNoun, formatDate } from '../../benchmark/text/numbers';
import { type EngineLines, type HistorySpec, hasTrend } from '../../figures/history/panels';
import { HISTORY_CHARTS, historySpec, linesDisclaimer, marksTable, newestSpec } from '../../figures/history/spec';
import { drawnPanel } from '../../figures/render/chartHeights';
import { figureText } from '../../figures/shared/figureText';
import { shownPairs } from '../home/engineSummary/pairs';
import { type Block, fold, links, type Page, section, text } from '../page/page';
import { enginePath, HISTORY_PATH, historyPath } from './paths';
import { lineQueries } from './queries';
import { breakSentences, lineRounds, sharedBaselines } from './rounds';
import { historyVerdict } from './verdict';

/** A chart of a history with its source artifacts. */
export type HistoryChart = ReturnType<typeof chartOf>;

/** A page with history charts: its files are below /charts/<folder>/ and /embed/<folder>/. */
export interface HistoryCharts {
  path: string;
  /** URL of the table behind the charts. */
  rounds: string;
  title: string;
  folder: string;
  charts: HistoryChart[];
}

export type EngineHistory = ReturnType<typeof engineHistory>;
/** A figure for each metric, and the table of all. */
export type HistoryMetrics = ReturnType<typeof metricFigures>;

function chartOf(spec: HistorySpec, histories: readonly EngineLines[]) {
  const points = histories.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  const sets = points.flatMap(({ comparison: { baseline, candidate } }) => [baseline, candidate]);
  return {
    spec,
    sets: [...new Set(sets)],
    rounds: [...new Set(points.map(({ round }) => round))],
    engines: histories.map(({ engine }) => engine),
  };
}

/** Charts of histories, one per metric; empty without a line. */
export function metricCharts(histories: readonly EngineLines[]): HistoryChart[] {
  if (histories.every(({ lines }) => lines.length === 0)) return [];
  return HISTORY_CHARTS.map((chart) => chartOf(historySpec(chart, histories), histories));
}

/** Chart names from the time when each publisher had a separate chart. */
const EARLIER: Record<string, string> = { speedups: 'speedups-2', baseline: 'baseline-2' };

/** Charts of one engine: one per metric, its newest lines, and charts with earlier names. */
function engineCharts(own: EngineLines): HistoryChart[] {
  const { lines } = own;
  const charts = metricCharts([own]);
  if (charts.length === 0) return [];
  const isShared = new Set(lines.map(({ publisher }) => publisher)).size > 1;
  const earlier = charts.flatMap((chart) => {
    const id = EARLIER[chart.spec.id];
    return isShared && id ? [{ ...chart, spec: { ...chart.spec, id } }] : [];
  });
  return [...charts, chartOf(newestSpec(own), [own]), ...earlier];
}

/** A chart with its texts; `rounds` is the page with the rounds. */
export function historyFigure({ spec }: HistoryChart, rounds: string) {
  const sources = [{ label: 'the rounds', path: rounds }];
  const { caption, disclaimer } = spec;
  const around = { caption, statement: `${disclaimer}.`, sources, table: marksTable(spec), panels: [drawnPanel(spec)] };
  return figureText(spec, around);
}

/**
 * A figure per metric with its name in the switch, and the table that all of them share; no figure if no panel has two
 * marks. The seconds of vanilla Spark are in the table: machines differ, so their chart shows no trend.
 */
export function metricFigures(charts: readonly HistoryChart[], rounds: string) {
  const figures = HISTORY_CHARTS.flatMap(({ id, metric, name }) => {
    const chart = charts.find(({ spec }) => spec.id === id);
    return chart && metric !== 'baselineS' && hasTrend(chart.spec)
      ? [{ name, figure: historyFigure(chart, rounds) }]
      : [];
  });
  return {
    table: figures[0]?.figure.table ?? { columns: [], rows: [], footnotes: [] },
    figures: figures.map(({ name, figure: { table: _, ...figure } }) => ({ name, figure })),
  };
}

/** Versions with result sets, and versions of which totals were published. */
type Published = Record<'sets' | 'totals', ReadonlySet<string>>;

/** Sentences on releases without a round: no results, only totals, or no vanilla Spark in the same round. */
function missing(engine: EngineRecord, lines: readonly HistoryLine[], { sets, totals }: Published): string[] {
  const measured = new Set(lines.flatMap(({ points }) => points.map(({ release }) => release)));
  const without = engine.releases.filter((_, index) => !measured.has(index));
  const names = (isWanted: (version: string) => boolean) =>
    joinWords(without.filter(({ version }) => isWanted(version)).map(releaseName));
  const none = names((version) => !sets.has(version) && !totals.has(version));
  const onlyTotals = names((version) => !sets.has(version) && totals.has(version));
  const others = names((version) => sets.has(version));
  return [
    none && `No published results were found for ${none}.`,
    onlyTotals && `Only totals were published for ${onlyTotals}.`,
    others && `Results exist for ${others}, but not with a vanilla Spark baseline in the same round.`,
  ].filter((sentence) => sentence !== '');
}

function meta(lines: readonly HistoryLine[]): string {
  const isOneSetup = lines.every(({ points }) => points.every(({ round }) => round.isImplied));
  const warning = isOneSetup ? '' : ' Do not compare seconds across releases: machines, executors, and data changed.';
  return `${linesDisclaimer(lines)}.${warning}`;
}

function description({ name }: EngineRecord, lines: readonly HistoryLine[]): string {
  const points = lines.flatMap((line) => line.points);
  const first = points.map(publishedOn).sort()[0] ?? '';
  const publishers = [...new Set(lines.map(({ publisher }) => publisher))];
  return `Results that ${joinWords(publishers)} published for ${name} since ${formatDate(first)}. ${comparedText(lines)}`;
}

/** " The 29 comparisons share 27 results of vanilla Spark."; '' if each has its own. */
function sharedText(lines: readonly HistoryLine[]): string {
  const comparisons = lines.flatMap(({ points }) => points.map(({ comparison }) => comparison));
  const baselines = new Set(comparisons.map(({ baseline }) => baseline.id)).size;
  if (baselines === comparisons.length) return '';
  return ` The ${comparisons.length} comparisons share ${countNoun(baselines, 'result')} of vanilla Spark.`;
}

interface HistoryInput {
  /** All sets, including sets outside rounds. */
  resultSets: readonly ResultSet[];
  published: readonly PublishedSummary[];
  reports: readonly Report[];
}

/** History of an engine with its lines. */
export function engineHistory(
  engine: EngineRecord,
  lines: HistoryLine[],
  { resultSets, published, reports }: HistoryInput,
) {
  const path = historyPath(engine.id);
  const roundsPath = `${path}#rounds`;
  const charts = engineCharts({ engine, lines, published });
  const rounds = [...new Set(lines.flatMap(({ points }) => points.map(({ round }) => round)))];
  const own = resultSets.filter((set) => set.engine.id === engine.id);
  const summed = published.filter(({ candidate, totals }) => totals && candidate.engine?.id === engine.id);
  const name = capitalise(engine.name);
  const folder = `history-${engine.id}`;
  const verdict = historyVerdict(engine, lines, published);
  const metrics = metricFigures(charts, roundsPath);
  const breaks = [
    ...withIsolatedRounds(lines).flatMap((line) => breakSentences(engine, line)),
    ...lines.flatMap((line) => sharedBaselines(engine, line)),
    ...rounds.flatMap(({ title, differs }) => (differs.length === 0 ? [] : [`${title}: ${differs.join(' ')}`])),
  ];
  const notes = missing(engine, lines, {
    sets: new Set(own.map((set) => set.engine.version)),
    totals: new Set(summed.map(({ candidate }) => candidate.engine?.version ?? '')),
  });
  const { lead, rest } = splitLead(verdict.sentence);
  const queries = lines.flatMap((line) => lineQueries(engine, line) ?? []);
  const page: Page = {
    path,
    title: `${name}, ${pointNoun(lines)} by ${pointNoun(lines)}`,
    description: description(engine, lines),
    trail: [{ text: 'History', path: HISTORY_PATH }, { text: name }],
    facts: [],
    blocks: [
      { ...text(`${description(engine, lines)} ${meta(lines)}`), role: 'caption' },
      section('verdict', verdict.word, { ...text(lead), role: 'answer' }, text(rest)),
      section('speedup', 'Speedup', ...metricsBlock(metrics, folder, path), text(verdict.exceptions), {
        ...text(verdict.reliability && `Reliability: ${verdict.reliability}`),
        role: 'warning',
      }),
      section(
        'rounds',
        'All comparisons',
        ...lines.map((line) => lineRounds(engine, line, shownPairs(reports))),
        ...notes.map((note) => text(note)),
        links([{ label: 'All comparisons as CSV', path: `${path}rounds.csv` }]),
      ),
      section(
        'breaks',
        'Setup changes between rounds',
        fold(countNoun(breaks.length, 'change'), '', links(breaks.map((label) => ({ label })))),
      ),
      section('changes', 'Queries from round to round', ...queries),
      section(
        'about',
        'About the data',
        text(
          `${comparedText(lines)}${baselineName(lines) === 'vanilla Spark' ? `${sharedText(lines)} A round without a new run of vanilla Spark uses an earlier one, and the setup changes list these rounds.` : ''}`,
        ),
        links([
          ...(engine.isImplied ? [] : [{ label: `About ${engine.name}`, path: enginePath(engine.id) }]),
          { label: 'How rounds are compared', path: '/methodology/#rounds' },
        ]),
      ),
    ],
    caveats: [`${linesDisclaimer(lines)}.`],
  };
  /** IDs of the lines whose queries the page lists. */
  const queryLines = lines.filter(({ points }) => points.length > 1).map(({ id }) => id);
  return { engine, lines, published, name, folder, verdict, page, charts, roundsPath, queryLines };
}

/** The figures of all metrics with their switch; empty without a figure. */
function metricsBlock(metrics: HistoryMetrics, folder: string, path: string): Block[] {
  const instead = metrics.figures.map(
    ({ figure }, index): Block => ({
      kind: 'figure',
      folder,
      figure: { ...figure, table: index === 0 ? metrics.table : { ...metrics.table, rows: [] } },
    }),
  );
  return instead.length === 0
    ? []
    : [{ kind: 'drawing', name: 'Metrics', data: { metrics, page: { folder, path } }, instead }];
}
