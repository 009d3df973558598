import { differingHashes } from '../../artifacts/outputs';
import type { ComparabilityField, ComparabilityRelation } from '../../model/comparability/comparability';
import { NOT_REPORTED, reportedText } from '../../text/notReported';
import { formatNumber, formatQueries } from '../../text/numbers';
import { publicationDay, publishedOn } from '../../text/publicationDay';
import type { ComparedSide } from '../comparedSide';
import { type ComparedRuns, comparabilityField, sidesField, textRelation } from './field';

const DAY_MS = 86_400_000;

/** Order of the runs. Equal texts are unknown: runs are not simultaneous, so one of them came first. */
function orderField({ sides }: ComparedRuns): ComparabilityField {
  const [a, b] = [sides[0].set.conditions?.order ?? NOT_REPORTED, sides[1].set.conditions?.order ?? NOT_REPORTED];
  return comparabilityField('Order of the runs', [a, b], { relation: a === b ? 'unknown' : textRelation(a, b) });
}

function outputsText({ set }: ComparedSide): string {
  return set.outputs.length === 0 ? NOT_REPORTED : `recorded for ${formatQueries(set.outputs.length)}`;
}

/** Same if row counts and hashes of both sides agree. Sets with different row counts cannot be compared at all. */
function outputsField(runs: ComparedRuns): ComparabilityField {
  const [{ set: a }, { set: b }] = runs.sides;
  const found = sidesField('Rows returned', runs, outputsText);
  if (found.relation === 'unknown') return found;
  const differing = differingHashes(a, b).length;
  const relation: ComparabilityRelation = differing > 0 ? 'different' : 'same';
  return { ...found, relation, note: differing > 0 ? `${formatQueries(differing)} with different hashes.` : '' };
}

function failures({ set }: ComparedSide): string {
  const failed = set.rows.filter(({ status }) => status !== 'ok').length;
  return `${formatNumber(failed)} of ${formatNumber(set.rows.length)}`;
}

function published({ set }: ComparedSide): string {
  return publicationDay(set);
}

function publishedField(runs: ComparedRuns): ComparabilityField {
  const [{ set: a }, { set: b }] = runs.sides;
  const texts: [string, string] = [published(runs.sides[0]), published(runs.sides[1])];
  if ([a, b].some((set) => publishedOn(set) === null))
    return comparabilityField('First published', texts, { relation: 'unknown' });
  const found = sidesField('First published', runs, published);
  if (found.relation !== 'different') return found;
  const days = Math.round(Math.abs(Date.parse(a.created) - Date.parse(b.created)) / DAY_MS);
  const between = `Published ${formatNumber(days)} ${days === 1 ? 'day' : 'days'} apart.`;
  return { ...found, note: `${between} It is unknown when the runs were made.` };
}

/** Settings of the measurement and its outcome. */
export function runFields(runs: ComparedRuns): ComparabilityField[] {
  return [
    orderField(runs),
    sidesField('Warm-up iterations', runs, ({ set }) => reportedText(set.warmup)),
    sidesField('Iterations', runs, ({ set }) => reportedText(set.iterations)),
    sidesField('Statistic', runs, ({ set }) => reportedText(set.statistic)),
    sidesField('Harness', runs, ({ set }) => reportedText(set.harness.name)),
    outputsField(runs),
    sidesField('Failed queries', runs, failures),
    sidesField('Accelerated share', runs, ({ set }) => set.conditions?.accelerated ?? NOT_REPORTED),
    publishedField(runs),
  ];
}
