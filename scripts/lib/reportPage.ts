import { compareMemory } from '../../src/benchmark/comparison/memory';
import { outlierIterations } from '../../src/benchmark/eventLog/outlierIterations';
import type { IntentionalDifference } from '../../src/benchmark/model/comparability/intentionalDifferences';
import type { Comparison } from '../../src/benchmark/model/comparison';
import type { SideMetrics } from '../../src/benchmark/model/eventLog';
import type { QueryMetrics } from '../../src/benchmark/model/queryMetrics';
import type { Side } from '../../src/benchmark/model/resultSet';
import type { TopRow } from '../../src/benchmark/model/table';
import { capitalise, joinSentences } from '../../src/benchmark/text/names';
import { suiteText } from '../../src/figures/shared/captions';
import { topFaster, topSlower } from '../../src/figures/shared/tables';
import { sideTitle } from '../../src/figures/shared/titles';
import { proseSpot } from '../../src/plugin/mdx/prosePlaceholders';

/** The charts of the largest differences that have rows. */
function differenceCharts({ matched }: Comparison): string[] {
  return [
    ...(topFaster(matched).length > 0 ? ['top-faster'] : []),
    ...(topSlower(matched).length > 0 ? ['top-slower'] : []),
  ];
}

/** The title of a side within a sentence, with the engine's name in the form for sentences. */
function uncapitalised(title: string, { engine }: Comparison['baseline']): string {
  return `${engine.title}${title.slice(engine.title.length)}`;
}

/**
 * "Comet 0.17.0 vs. vanilla Spark 3.5.8"; with intentional differences, or if engine and version are equal: "Comet
 * 0.16.0 (iceberg) vs. Comet 0.16.0 (parquet)".
 */
export function defaultTitle(comparison: Comparison): string {
  const { baseline, candidate, names, varied } = comparison;
  const name = ({ engine }: Comparison['baseline']) => `${engine.title} ${engine.version}`;
  const alike = name(baseline) === name(candidate);
  if (alike)
    return `${sideTitle(comparison, 'candidate')} vs. ${uncapitalised(sideTitle(comparison, 'baseline'), baseline)}`;
  return varied.onPurpose === ''
    ? `${sideTitle(comparison, 'candidate')} vs. ${name(baseline)}`
    : `${capitalise(names.candidate)} vs. ${names.baseline}`;
}

function description(comparison: Comparison): string {
  const { onPurpose } = comparison.varied;
  const differs = onPurpose === '' ? '' : ` What differs on purpose: ${onPurpose}.`;
  return `${defaultTitle(comparison)} on the ${suiteText(comparison.baseline)}, query by query.${differs}`;
}

/** The value of report.json with every chart that has something to draw. `published` is a date, 2026-07-21. */
export function reportJson(
  comparison: Comparison,
  title: string,
  published: string,
  vary: readonly IntentionalDifference[],
): object {
  const memory = compareMemory(comparison) ? ['memory'] : [];
  return {
    title,
    description: description(comparison),
    published,
    sides: [{ sets: [comparison.baseline.id] }, { sets: [comparison.candidate.id] }],
    ...(vary.length > 0 ? { vary } : {}),
    buckets: 'speedup',
    charts: ['totals', 'distribution', 'dots', ...memory, ...differenceCharts(comparison), 'queries', 'gap'],
    findings: [],
    sources: [],
    allow: [],
    notes: [],
  };
}

/** The page of a new report: front matter, header, dashboard, and the sections that are not empty. */
export function pageOf(id: string, title: string, description: string, sections: readonly string[]): string {
  const head = `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
slug: /reports/${id}/
hide_title: true
hide_table_of_contents: true
---`;
  const parts = [head, `<ReportHeader report="${id}" />`, `<PerformanceDashboard report="${id}" />`, ...sections];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Names of the sides in prose. Names with differing facts contain numbers, so the page computes them. */
function sideWords({ names, varied }: Comparison, value: (of: string) => string): Comparison['names'] {
  if (varied.onPurpose === '') return names;
  return { baseline: value('names.baseline'), candidate: value('names.candidate') };
}

/** Intentional and other differences; empty if engines are compared. */
function differencesByPurpose({ varied }: Comparison, value: (of: string) => string): string {
  if (varied.onPurpose === '') return '';
  return `## What differs

Intentional: ${value('varies.on_purpose')}.
Other differences and conflicts: ${value('varies.besides')}.
Not reported by one side or both: ${value('varies.unknown')}.

${proseSpot('whether the other differences could explain the result; what would have to be measured to know')}`;
}

/** The section on the metrics, with numbers that the page computes. */
function figuresSection(comparison: Comparison, value: (of: string) => string): string {
  const { without } = comparison;
  const names = sideWords(comparison, value);
  const leftOut =
    without.length === 0
      ? ''
      : ` Without\n${value('without.0.query')}, which has the largest difference, the total-time ratio is ${value('without.0.total_speedup')}.`;
  return `## Results

${proseSpot('the most important sentence. Do the three metrics agree, and if not, why?')}

The total-time ratio is ${value('total.speedup')}, the geometric mean ${value('geometricMean.speedup')}, the median
${value('median.speedup')}. The suite takes ${value('total.baseline_s')} with ${names.baseline} and ${value('total.candidate_s')} with ${names.candidate}.${leftOut}

Of ${value('matched')} queries, ${names.candidate} takes less time on ${value('faster')}, clearly on ${value('clear.faster')}, and more time on
${value('slower')}, clearly on ${value('clear.slower')}.`;
}

function differenceText(
  rows: TopRow[],
  list: 'faster' | 'slower',
  word: string,
  names: Comparison['names'],
  value: (of: string) => string,
): string {
  if (rows.length === 0) return '';
  const of = (field: string) => value(`top.${list}.0.${field}`);
  return `${of('query')} has the ${word} speedup, ${of('speedup')}: ${of('baseline_s')} with ${names.baseline},
${of('candidate_s')} with ${names.candidate}.

${proseSpot(`what causes it? Plans, stages, a setting; or state that it was not examined. Its name in text: ${rows[0]?.query}`)}`;
}

function differencesSection(comparison: Comparison, id: string, value: (of: string) => string): string {
  const { matched } = comparison;
  const names = sideWords(comparison, value);
  const [faster, slower] = [topFaster(matched), topSlower(matched)];
  const [chart, second] = differenceCharts(comparison);
  const own = chart !== undefined && second === undefined ? `<BarChart report="${id}" chart="${chart}" />` : '';
  const parts = [
    own,
    differenceText(faster, 'faster', 'highest', names, value),
    differenceText(slower, 'slower', 'lowest', names, value),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ['## Largest differences', ...parts].join('\n\n');
}

/** "Two iterations of Comet waited rather than worked: q18 (2 and 3)."; empty if there are none. */
function unusualText(side: Side, comparison: Comparison, metrics: QueryMetrics, value: (of: string) => string): string {
  const unusual = outlierIterations(comparison[side].iterationRows, metrics);
  if (unusual.length === 0) return '';
  const iterations = unusual.length === 1 ? 'iteration' : 'iterations';
  return `${value(`unusual.${side}.count`)} ${iterations} of ${comparison.names[side]} waited rather than worked: ${value(`unusual.${side}.list`)}.`;
}

function eventLogSection(
  comparison: Comparison,
  { baseline, candidate }: SideMetrics,
  value: (of: string) => string,
): string {
  if (!baseline || !candidate) return '';
  const names = sideWords(comparison, value);
  const of = (side: Side, what: string) => value(`workload.${side}.${what}`);
  const unusual = [
    unusualText('baseline', comparison, baseline, value),
    unusualText('candidate', comparison, candidate, value),
  ];
  return `## Event logs

Medians of the iterations, added over the queries: the tasks of ${names.baseline} run for ${of('baseline', 'run_s')} and take
${of('baseline', 'cpu_s')} of CPU time and ${of('baseline', 'gc_s')} of garbage collection. For ${names.candidate}, these values are ${of('candidate', 'run_s')},
${of('candidate', 'cpu_s')}, and ${of('candidate', 'gc_s')}. ${joinSentences(unusual)}

${proseSpot('what the logs show of the queries that differ most: stages, operators, spills. The page of each query has its numbers')}`;
}

/**
 * The page of a new report: all sections, every number through `<Value>`, and placeholders for missing sentences. It
 * builds unchanged. `title` is written into the front matter as JSON, which is valid YAML.
 */
export function reportPage(id: string, title: string, comparison: Comparison, metrics: SideMetrics): string {
  const value = (of: string) => `<Value report="${id}" of="${of}" />`;
  return pageOf(id, title, description(comparison), [
    figuresSection(comparison, value),
    differencesByPurpose(comparison, value),
    differencesSection(comparison, id, value),
    eventLogSection(comparison, metrics, value),
    proseSpot(
      'a section “Limitations”, with its heading: what is unknown (warm-up, run order, result correctness), what differs between the sides, what looks wrong',
    ),
  ]);
}
