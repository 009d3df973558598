import { differingHashes } from '../../artifacts/outputs';
import type { ReceiptField, ReceiptRelation } from '../../model/receipt/receipt';
import { formatDate, formatNumber, formatQueries } from '../../text/numbers';
import { known, NOT_STATED } from '../../text/stated';
import { type Party, publishedOn } from '../party';
import { type Runs, receiptField, sidesField, textRelation } from './field';

const DAY_MS = 86_400_000;

/** Order of the runs. Equal texts are unknown: runs are not simultaneous, so one of them came first. */
function orderField({ parties }: Runs): ReceiptField {
  const [a, b] = [parties[0].set.conditions?.order ?? NOT_STATED, parties[1].set.conditions?.order ?? NOT_STATED];
  return receiptField('Order of the runs', [a, b], { relation: a === b ? 'unknown' : textRelation(a, b) });
}

function outputsText({ set }: Party): string {
  return set.outputs.length === 0 ? NOT_STATED : `recorded for ${formatQueries(set.outputs.length)}`;
}

/** Same if row counts and hashes of both sides agree. Sets with different row counts cannot be compared at all. */
function outputsField(runs: Runs): ReceiptField {
  const [{ set: a }, { set: b }] = runs.parties;
  const found = sidesField('Rows returned', runs, outputsText);
  if (found.relation === 'unknown') return found;
  const differing = differingHashes(a, b).length;
  const relation: ReceiptRelation = differing > 0 ? 'different' : 'same';
  return { ...found, relation, note: differing > 0 ? `${formatQueries(differing)} with different hashes.` : '' };
}

function failures({ set }: Party): string {
  const failed = set.rows.filter(({ status }) => status !== 'ok').length;
  return `${formatNumber(failed)} of ${formatNumber(set.rows.length)}`;
}

function published({ set }: Party): string {
  const day = publishedOn(set);
  return day === null ? NOT_STATED : formatDate(day);
}

function publishedField(runs: Runs): ReceiptField {
  const [{ set: a }, { set: b }] = runs.parties;
  const found = sidesField('First published', runs, published);
  if (found.relation !== 'different') return found;
  const days = Math.round(Math.abs(Date.parse(a.created) - Date.parse(b.created)) / DAY_MS);
  const between = `Published ${formatNumber(days)} ${days === 1 ? 'day' : 'days'} apart.`;
  return { ...found, note: `${between} It is unknown when the runs were made.` };
}

/** Settings of the measurement and its outcome. */
export function runFields(runs: Runs): ReceiptField[] {
  return [
    orderField(runs),
    sidesField('Warm-up iterations', runs, ({ set }) => known(set.warmup)),
    sidesField('Iterations', runs, ({ set }) => known(set.iterations)),
    sidesField('Statistic', runs, ({ set }) => set.statistic),
    sidesField('Harness', runs, ({ set }) => known(set.harness.name)),
    outputsField(runs),
    sidesField('Failed queries', runs, failures),
    sidesField('Accelerated share', runs, ({ set }) => set.conditions?.accelerated ?? NOT_STATED),
    publishedField(runs),
  ];
}
