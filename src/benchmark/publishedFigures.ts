import { suiteText } from './captions';
import type { ChartSpec, LineSpec } from './chartTypes';
import type { FigureText } from './figureTypes';
import { fillValues } from './fillValues';
import { capitalise } from './format';
import {
  gainBySizeSpec,
  publishedChangesSpec,
  publishedDistributionSpec,
  publishedTotalsSpec,
} from './publishedCharts';
import {
  changesTable,
  measuresTable,
  publishedBucketsTable,
  publishedTotalsTable,
  usageTable,
} from './publishedTables';
import type { Published, ResourceUsage } from './publishedTypes';
import type { ValueTexts } from './publishedValues';
import type { UsageFigure } from './reportTypes';
import type { Table } from './tableTypes';

/** What stands with every figure of a summary. */
export const AS_PUBLISHED = 'As published, not recomputed.';

/** "Mean of 10 iterations."; '' where the source does not state it. */
export function measuredText({ statistic, iterations }: Published): string {
  if (statistic === 'unknown') return '';
  const count = iterations === 'unknown' ? 'an unknown number of iterations' : `${iterations} iterations`;
  return `${capitalise(statistic)} of ${count}.`;
}

/** "As published, not recomputed. Mean of 10 iterations, TPC-DS-derived suite, scale factor 3000." */
function measured(published: Published): string {
  const { suite } = published;
  const parts = [measuredText(published).replace(/\.$/, ''), suite ? suiteText({ suite }) : ''].filter(
    (text) => text !== '',
  );
  return [AS_PUBLISHED, parts.length > 0 ? `${parts.join(', ')}.` : ''].join(' ').trim();
}

/** A published comparison with the key that its charts, tables and values start with. */
export interface Summary {
  key: string;
  published: Published;
}

const sides = ({ baseline, candidate }: Published) => `baseline ${baseline.title}, candidate ${candidate.title}`;

function figure(spec: ChartSpec, { published }: Summary, caption: string, table: Table): FigureText {
  return {
    id: spec.id,
    title: spec.title,
    caption,
    notes: [],
    statement: measured(published),
    sources: [{ label: published.id, path: `/data/published/${published.id}/datapackage.json` }],
    panels: [{ chart: spec.id, kind: spec.kind, heading: '', verdict: null, description: spec.description }],
    key: null,
    table,
  };
}

/** A chart with the figure around it. */
export interface Drawn {
  spec: ChartSpec;
  text: FigureText;
}

const DIRECTION = 'The hue is the direction only: without iterations no change has a verdict.';

/** The charts that a published comparison allows, with their figures. */
export function drawnSummary(summary: Summary): Drawn[] {
  const { key, published } = summary;
  const captions = {
    totals: `Total time of the suite, in seconds, ${sides(published)}.`,
    distribution: `Queries per range of time change as counted by the source, ${sides(published)}.`,
    changes: `Published time change of single queries, ${sides(published)}. Left of 0 the candidate takes less time. ${DIRECTION}`,
  };
  const totals = publishedTotalsSpec(published, key);
  const distribution = publishedDistributionSpec(published, key);
  const changes = publishedChangesSpec(published, key);
  const sizes = [...new Set(published.measures.map(({ name }) => name))].flatMap(
    (name) => gainBySizeSpec(published, key, name) ?? [],
  );
  return [
    ...(totals
      ? [{ spec: totals, text: figure(totals, summary, captions.totals, publishedTotalsTable(published)) }]
      : []),
    ...(distribution
      ? [
          {
            spec: distribution,
            text: figure(distribution, summary, captions.distribution, publishedBucketsTable(published)),
          },
        ]
      : []),
    ...(changes ? [{ spec: changes, text: figure(changes, summary, captions.changes, changesTable(published)) }] : []),
    ...sizes.map((spec) => ({
      spec,
      text: figure(
        spec,
        summary,
        `Change by size of the input, ${sides(published)}. ${DIRECTION}`,
        measuresTable({
          ...published,
          measures: published.measures.filter(({ name }) => name === spec.series[0]?.name),
        }),
      ),
    })),
  ];
}

/** The notes on all files of a usage set, and those on the files that a figure draws; each text once. */
function notesOf(usage: ResourceUsage, { panels }: UsageFigure): string[] {
  const files = panels.flatMap(({ lines }) => lines.map(({ series }) => series.split('.')[0]));
  const own = usage.notes.filter(({ about }) => about === 'resources' || files.includes(about));
  return [...new Set(own.map(({ text }) => text))];
}

/** The figure of small multiples; `{paths}` in its title and caption become values. */
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
    statement: 'Read off published pictures, not original metrics.',
    sources: [{ label: usage.id, path: `/data/resource-usage/${usage.id}/datapackage.json` }],
    panels: specs.map((spec) => ({
      chart: spec.id,
      kind: spec.kind,
      heading: spec.title,
      verdict: null,
      description: spec.description,
    })),
    key: null,
    table: usageTable(specs),
  };
}
