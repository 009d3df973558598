import { bucketCounts } from '../../src/benchmark/buckets';
import { disclaimer, statement } from '../../src/benchmark/captions';
import type { Comparison, Setting } from '../../src/benchmark/comparisonTypes';
import { engineTitle, formatQueries, formatSeconds, formatShare, formatSpeedup } from '../../src/benchmark/format';
import { BY_CHOICE } from '../../src/benchmark/match';
import type { BucketScheme } from '../../src/benchmark/reportTypes';
import { bucketsTable, topFaster, topSlower, topTable } from '../../src/benchmark/tables';
import { figuresTable } from './figuresTable';
import { textTable } from './textTable';

function head({ baseline, candidate, matched, unmatched }: Comparison): string {
  const all = matched.length + unmatched.length;
  return `${engineTitle(candidate.engine)} (candidate) against ${engineTitle(baseline.engine)} (baseline), ${matched.length} of ${formatQueries(all)} matched`;
}

function countLines({ matched, faster, slower, equal, clear }: Comparison): string[] {
  const without = matched.filter(({ decidedBy }) => decidedBy === 'no-range').length;
  return [
    `Candidate faster on ${faster} (clearly on ${clear.faster}), slower on ${slower} (clearly on ${clear.slower}), equal on ${equal}; no clear difference on ${clear.none}`,
    ...(without > 0
      ? [`No range of iterations was published for ${formatQueries(without)}: none of them can be clear`]
      : []),
  ];
}

/** Which queries carry the difference; nothing where no query differs. */
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
    ...section('Environment', [same ? '  Both sides name the same environment.' : `  ${note}`]),
    ...section('Settings that differ, baseline → candidate', settings(comparison, 'different')),
    ...section('Settings that one side does not state', settings(comparison, 'not known')),
  ];
}

/** A comparison as text for a terminal: figures, verdict, counts, distribution, top lists, unmatched queries, environments. */
export function compareText(comparison: Comparison, scheme: BucketScheme): string {
  const { matched, names, unmatched, baselineS, candidateS, verdict } = comparison;
  const [faster, slower] = [topFaster(matched), topSlower(matched)];
  const top = (rows: typeof faster) => (rows.length === 0 ? [] : [textTable(topTable(rows, names))]);
  return [
    head(comparison),
    statement(comparison),
    '',
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
        .filter(({ reason }) => reason !== BY_CHOICE)
        .map(({ query, side, reason }) => `  ${query} (${side}): ${reason}`),
    ),
    ...environmentLines(comparison),
    '',
    'Intervals are over queries: they say how much the choice of queries matters, not run noise.',
    `${disclaimer(comparison.baseline)}.`,
    '',
  ].join('\n');
}
