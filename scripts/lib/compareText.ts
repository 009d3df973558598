import { bucketCounts } from '../../src/benchmark/comparison/buckets';
import { EXCLUDED_REASON } from '../../src/benchmark/comparison/match';
import type { Comparison, Setting } from '../../src/benchmark/model/comparison';
import type { BucketScheme } from '../../src/benchmark/model/report';
import {
  formatNumber,
  formatQueries,
  formatSeconds,
  formatShare,
  formatSpeedup,
} from '../../src/benchmark/text/numbers';
import { applicationsText, repeatBasis } from '../../src/figures/forest/spec';
import { disclaimer, statement } from '../../src/figures/shared/captions';
import { bucketsTable, topFaster, topSlower, topTable } from '../../src/figures/shared/tables';
import { sideTitle } from '../../src/figures/shared/titles';
import { figuresTable } from './figuresTable';
import { textTable } from './textTable';

function head(comparison: Comparison): string {
  const { matched, unmatched } = comparison;
  const all = matched.length + unmatched.length;
  return `${sideTitle(comparison, 'candidate')} (candidate) vs. ${sideTitle(comparison, 'baseline')} (baseline), ${matched.length} of ${formatQueries(all)} matched`;
}

/** The number of queries that would be clear or separated by chance alone. */
function chanceLines({ clear, separated }: Comparison['byChance']): string[] {
  const line = (count: number, word: string) =>
    count === 0
      ? []
      : [
          `If no query differed, ${formatNumber(count, 1)} would look as different by chance as the weakest ${word} one`,
        ];
  return [...line(clear, 'clear'), ...line(separated, 'separated')];
}

function countLines({
  matched,
  faster,
  slower,
  equal,
  clear,
  separated,
  same,
  beyondReruns,
  byChance,
}: Comparison): string[] {
  const without = matched.filter(({ test }) => test.rule === 'no-range').length;
  return [
    `Candidate faster on ${faster} (clearly on ${clear.faster}), slower on ${slower} (clearly on ${clear.slower}), beyond reruns faster on ${beyondReruns.faster} and slower on ${beyondReruns.slower}, equal on ${equal}; faster, unconfirmed on ${separated.faster}; slower, unconfirmed on ${separated.slower}; within 5% on ${same}; inconclusive on ${clear.none}`,
    ...chanceLines(byChance),
    ...(without > 0
      ? [`No range of iterations was published for ${formatQueries(without)}, so none of them can be clear`]
      : []),
  ];
}

/** The queries with the largest differences; empty if no query differs. */
function weightLines({ faster, slower, largestShare, without }: Comparison): string[] {
  if (faster + slower === 0) return [];
  const left = without.map(({ query, speedup }) => `${formatSpeedup(speedup)} without ${query}`).join(', ');
  return [
    `The five largest differences make ${formatShare(largestShare, 0)} of all differences in seconds; total-time ratio ${left}`,
  ];
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function settingLine({ name, baseline, candidate }: Setting): string {
  return `  ${name}: ${baseline} → ${candidate}`;
}

function settings({ environment }: Comparison, relation: Setting['relation']): string[] {
  return environment.settings.filter((setting) => setting.relation === relation).map(settingLine);
}

function environmentLines(comparison: Comparison): string[] {
  const { same, note } = comparison.environment;
  return [
    ...section('Environment', [
      ...(same ? ['  Both sides name the same environment.'] : note === '' ? [] : [`  ${note}`]),
      `  Comparability check: ${comparison.comparability.title}.`,
    ]),
    ...section('Settings with conflicting sources, baseline → candidate', settings(comparison, 'disputed')),
    ...section('Settings that differ, baseline → candidate', settings(comparison, 'different')),
    ...section('Settings that one side does not report', settings(comparison, 'not known')),
  ];
}

function ofApplications({ baseline, candidate }: Comparison): string {
  const isOne = [baseline, candidate].every(({ applications = 1 }) => applications === 1);
  return isOne ? 'of one application' : 'of several applications';
}

/** A comparison as text for a terminal, from the metrics and the verdict to the environments. */
export function compareText(comparison: Comparison, scheme: BucketScheme): string {
  const { matched, names, unmatched, baselineS, candidateS, verdict } = comparison;
  const [faster, slower] = [topFaster(matched), topSlower(matched)];
  const basis = repeatBasis(comparison);
  const top = (rows: typeof faster) => (rows.length === 0 ? [] : [textTable(topTable(rows, names))]);
  return [
    head(comparison),
    statement(comparison),
    '',
    `${verdict.word}.`,
    verdict.sentence,
    ...comparison.notes,
    '',
    textTable(figuresTable(comparison)),
    `  Total time ${formatSeconds(baselineS, 2)} → ${formatSeconds(candidateS, 2)}`,
    '',
    ...countLines(comparison),
    ...weightLines(comparison),
    ...section('Distribution', [textTable(bucketsTable(bucketCounts(matched, scheme), scheme))]),
    ...section(`Largest speedups (top ${faster.length})`, top(faster)),
    ...section(`Largest slowdowns (top ${slower.length})`, top(slower)),
    ...section(
      'Unmatched',
      unmatched
        .filter(({ reason }) => reason !== EXCLUDED_REASON)
        .map(({ query, side, reason }) => `  ${query} (${side}): ${reason}`),
    ),
    ...environmentLines(comparison),
    '',
    `95% CI: confidence interval over iterations; ${basis ? `${basis}, ${ofApplications(comparison)}` : 'unknown, because no range of iterations was published'}.`,
    ...[applicationsText(comparison)].filter((text) => text !== ''),
    'With reruns: 95% interval over iterations and reruns; used for the verdict.',
    'Query mixes: range over query mixes, a sensitivity to the choice of queries; not used for the verdict.',
    `${disclaimer(comparison.baseline)}.`,
    '',
  ].join('\n');
}
