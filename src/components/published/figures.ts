import type { FigureText } from '../../benchmark/model/figure';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { UsageFigure } from '../../benchmark/model/report';
import type { Environment } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { countWord } from '../../benchmark/text/numbers';
import { fillValues, type ValueTexts } from '../../benchmark/text/placeholders';
import { measuredText } from '../../benchmark/text/statistic';
import type { ChartSpec } from '../../figures';
import { type BandsSpec, bandsCaption, type MeasuredUse, tableOfUse } from '../../figures/bands/spec';
import type { ChangesSpec } from '../../figures/changes/spec';
import { type LineSpec, usageTable } from '../../figures/line/spec';
import type { PairsSpec } from '../../figures/pairs/spec';
import { partsTable } from '../../figures/parts/spec';
import { phasesTable } from '../../figures/phases/spec';
import { suiteText } from '../../figures/shared/captions';
import { figureText, panelOf } from '../../figures/shared/figureText';
import {
  leftOutChanges,
  publishedChangesSpec,
  publishedDistributionSpec,
  publishedTotalsSpec,
  studiesSpec,
} from './charts';
import { conditionsOf, type KeyedComparison, studiesOf } from './conditions';
import { addedCaption, addedSpec, phasesCaption, phasesOf, phasesPageTitle, phasesSpec } from './phases';
import { hasOtherQueries } from './queryVersions';
import { sharesCaption, sharesPageTitle, sharesSpec, sizedRows } from './shares';
import { AS_PUBLISHED, COMPUTED, isPartlyComputed, ORIGINAL, PARTLY_COMPUTED, READ_OFF } from './statements';
import { changesTable, measuresTable, publishedBucketsTable, publishedTotalsTable, studiesTable } from './tables';
import { totalEvidence } from './totalEvidence';

/** "As published, not recomputed. Mean of 10 iterations, TPC-DS-derived suite, scale factor 3000." */
function measured(published: PublishedComparison, standing: string): string {
  const { suite } = published;
  const parts = [capitalise(measuredText(published)), suite ? suiteText({ suite }) : ''].filter((text) => text !== '');
  return [standing, parts.length > 0 ? `${parts.join(', ')}.` : ''].join(' ').trim();
}

const sides = ({ baseline, candidate }: PublishedComparison) =>
  `baseline ${baseline.title}, candidate ${candidate.title}`;

/** What was published of a figure: its values, none that this site computed. */
function standingOf({ kind }: ChartSpec, table: Table): string {
  if (kind === 'parts') return COMPUTED;
  return isPartlyComputed(table) ? PARTLY_COMPUTED : AS_PUBLISHED;
}

function figure(spec: ChartSpec, { published }: KeyedComparison, caption: string, table: Table): FigureText {
  return figureText(spec, {
    caption,
    statement: measured(published, standingOf(spec, table)),
    sources: [{ label: published.id, path: `/data/published/${published.id}/datapackage.json` }],
    table,
  });
}

interface PublishedFigure {
  spec: ChartSpec;
  text: FigureText;
}

/** Why the changes have no verdict. */
function directionText(published: PublishedComparison): string {
  const why = hasOtherQueries(published) ? 'the query texts of both sides differ, so' : 'without iterations,';
  return `Color shows the direction only, gray a ratio within 5%: ${why} no change has a verdict.`;
}

/** Totals of the first comparison next to those of the same sides under other conditions; '' if both had the same. */
function conditionsCaption(conditions: readonly KeyedComparison[]): string {
  const share = 'Total time of the suite as a share of the baseline’s. Shorter is faster.';
  const ways = conditions.flatMap(({ published: { totals } }) => (totals ? [totalEvidence(totals).way] : []));
  const tint = conditions.some(({ published }) => hasOtherQueries(published))
    ? 'Tint with an outline: the query texts of both sides differ, so no difference has a verdict.'
    : 'Tint with an outline: no spread was published, so it is unknown whether a rerun would agree.';
  const hollow = ways.includes('same') ? ['Hollow: reruns explain a difference of this size.'] : [];
  const key = [...(ways.some((way) => way !== 'same') ? [tint] : []), ...hollow].join(' ');
  const differ =
    conditions.length > 1 ? ' The rows differ in data size, nodes, and settings: compare within a row.' : '';
  return `${share} ${key}${differ}`;
}

/** All comparisons of a report, in its order, and the environments of the site. */
interface Context {
  comparisons: readonly KeyedComparison[];
  environments: readonly Environment[];
}

/** Charts of a comparison, with their figures. The first also shows other conditions and the studies of settings. */
export function drawnComparison(
  comparison: KeyedComparison,
  { comparisons, environments }: Context,
): PublishedFigure[] {
  const isFirst = comparison === comparisons[0];
  const conditions = isFirst ? conditionsOf(comparisons) : [comparison];
  const studies = isFirst ? studiesOf(comparisons) : [];
  const of = (list: readonly KeyedComparison[]) => list.map(({ published }) => published);
  const totals = publishedTotalsSpec(of(conditions), environments, comparison.key);
  const settings = studiesSpec(of(studies), comparison.key);
  return [
    ...(totals ? [{ spec: totals, text: totalsFigure(totals, conditions) }] : []),
    ...(settings ? [{ spec: settings, text: studiesFigure(settings, studies) }] : []),
    ...queryFigures(comparison),
  ];
}

function sourcesOf(comparisons: readonly KeyedComparison[]): FigureText['sources'] {
  return comparisons.map(({ published: { id } }) => ({ label: id, path: `/data/published/${id}/datapackage.json` }));
}

function totalsFigure(spec: PairsSpec, conditions: readonly KeyedComparison[]): FigureText {
  const all = conditions.map(({ published }) => published);
  const isSummed = all.some(({ totals }) => totals?.summed);
  return figureText(spec, {
    caption: conditionsCaption(conditions),
    statement: [isSummed ? COMPUTED : AS_PUBLISHED, ...all.map((published) => measured(published, ''))].join(' '),
    sources: sourcesOf(conditions),
    table: publishedTotalsTable(all),
  });
}

/** " Of three of these studies, only savings were published."; '' for none. */
function savingsOnly(studies: readonly KeyedComparison[]): string {
  const count = studies.filter(({ published: { queries } }) => queries.every((row) => row.timeChangePct < 0)).length;
  return count === 0 ? '' : ` Of ${countWord(count)} of these studies, only savings were published.`;
}

function studiesFigure(spec: ChangesSpec, studies: readonly KeyedComparison[]): FigureText {
  return figureText(spec, {
    caption: `Published time changes of single queries with a setting vs. without it, log scale, one tick per query.${savingsOnly(studies)}`,
    statement: AS_PUBLISHED,
    sources: sourcesOf(studies),
    table: studiesTable(studies.map(({ published }) => published)),
  });
}

/** Charts of the queries and measurements of a comparison. */
function queryFigures(comparison: KeyedComparison): PublishedFigure[] {
  const { key, published } = comparison;
  const drawn = <Spec extends ChartSpec>(
    spec: Spec | null,
    caption: string,
    table: (of: PublishedComparison) => Table,
  ): PublishedFigure[] => (spec ? [{ spec, text: figure(spec, comparison, caption, table(published)) }] : []);
  const both = sides(published);
  return [
    ...drawn(
      publishedDistributionSpec(published, key),
      `Queries per range of time change, as counted by the source, ${both}.`,
      publishedBucketsTable,
    ),
    ...drawn(
      publishedChangesSpec(published, key),
      `Published time change of single queries, log scale, ${both}. ${leftOutChanges(published)}${directionText(published)}`,
      changesTable,
    ),
    ...measureFigures(comparison),
  ];
}

/** " Each ran once, so a rerun may differ."; '' for several or an unknown number of runs. */
function onceText({ statistic, iterations }: PublishedComparison): string {
  return statistic === 'single' || iterations === 1 ? ' Each ran once, so a rerun may differ.' : '';
}

/**
 * Charts of measurements: phases with what adds to them, or each size as a share of the baseline's. The heading of the
 * page states the result of the first one, so its figure has another title there.
 */
function measureFigures(comparison: KeyedComparison): PublishedFigure[] {
  const { key, published } = comparison;
  const phases = phasesOf(published);
  const drawn = (spec: ChartSpec, title: string, caption: string, table: Table): PublishedFigure => ({
    spec,
    text: { ...figure(spec, comparison, caption, table), title },
  });
  if (phases) {
    const spec = phasesSpec(phases, `${key}-by-size`);
    const added = addedSpec(phases, published, `${key}-added`);
    return [
      drawn(spec, phasesPageTitle(phases), `${phasesCaption(phases)}${onceText(published)}`, phasesTable(spec)),
      ...(added ? [drawn(added, added.title, addedCaption(phases), partsTable(added))] : []),
    ];
  }
  const rows = sizedRows(published);
  const spec = sharesSpec(rows, published, `${key}-by-size`);
  const table = measuresTable({ ...published, measures: rows });
  return spec ? [drawn(spec, sharesPageTitle(rows, published), sharesCaption(rows, published), table)] : [];
}

/** Distinct notes of a usage set on these parts. */
function notesAbout({ notes }: ResourceUsage, parts: readonly (string | undefined)[]): string[] {
  return [...new Set(notes.filter(({ about }) => parts.includes(about)).map(({ text }) => text))];
}

/** Origin of the series, and their suite if known. */
function usageStatement({ original, suite }: ResourceUsage): string {
  return `${original ? ORIGINAL : READ_OFF} ${suite ? `${capitalise(suiteText({ suite }))}.` : ''}`.trim();
}

/** Distinct notes on all files of a usage set, and on the files that a figure draws. */
function notesOf(usage: ResourceUsage, { panels }: UsageFigure): string[] {
  const files = panels.flatMap(({ lines }) => lines.map(({ series }) => series.split('.')[0]));
  return notesAbout(usage, ['resources', ...files]);
}

/** Figure of a measure with queries as bands. */
export function bandsFigure(usage: ResourceUsage, use: MeasuredUse, spec: BandsSpec): FigureText {
  return figureText(spec, {
    caption: bandsCaption(use),
    notes: notesAbout(usage, ['resources', use.measure]),
    statement: usageStatement(usage),
    sources: [{ label: usage.id, path: `/data/resource-usage/${usage.id}/datapackage.json` }],
    table: tableOfUse(use),
  });
}

/** Figure of small multiples; fills `{paths}` in its title and caption. */
export function usageFigure(
  usage: ResourceUsage,
  wanted: UsageFigure,
  specs: LineSpec[],
  values: ValueTexts,
): FigureText {
  const { id, title, caption } = wanted;
  return {
    id,
    title: fillValues(title, values),
    caption: fillValues(caption, values),
    notes: notesOf(usage, wanted),
    statement: usageStatement(usage),
    sources: [{ label: usage.id, path: `/data/resource-usage/${usage.id}/datapackage.json` }],
    panels: specs.map((spec) => panelOf(spec, spec.title)),
    key: null,
    table: usageTable(specs),
  };
}
