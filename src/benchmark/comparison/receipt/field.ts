import type { ReceiptField, ReceiptRelation, ReceiptStatement } from '../../model/receipt/receipt';
import { statementsOn } from '../../model/receipt/statements';
import { formatDate } from '../../text/numbers';
import { NOT_STATED } from '../../text/stated';
import { isDisputedFor, type Parties, type Party } from '../party';

/** Both sides of a comparison with the short names of their engines. */
export interface Runs {
  parties: Parties;
  names: [baseline: string, candidate: string];
}

/** Relation of two texts; 'unknown' if at least one side does not report it. */
export function textRelation(baseline: string, candidate: string): ReceiptRelation {
  if (baseline === NOT_STATED || candidate === NOT_STATED) return 'unknown';
  return baseline === candidate ? 'same' : 'different';
}

/** "off-heap-memory". */
function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** A setting; its texts determine the relation, unless `more` contains one. */
export function receiptField(
  name: string,
  [baseline, candidate]: readonly [string, string],
  more: Partial<ReceiptField> = {},
): ReceiptField {
  return {
    id: idOf(name),
    name,
    baseline,
    candidate,
    relation: textRelation(baseline, candidate),
    note: '',
    engine: false,
    statements: [],
    ...more,
  };
}

/** A setting with the text that `text` returns for each side. */
export function sidesField(name: string, { parties }: Runs, text: (party: Party) => string, more = {}): ReceiptField {
  return receiptField(name, [text(parties[0]), text(parties[1])], more);
}

function saidOf(party: Party, field: string, name: string, print: (value: string | number) => string) {
  const statements = statementsOn(party.environment, field, party.set);
  const sources = [...new Set(statements.map(({ source }) => source.title))];
  return sources.map(
    (source): ReceiptStatement => ({
      name,
      source,
      said: statements
        .filter((statement) => statement.source.title === source)
        .map(({ value, day, withdrawn, source: { path } }) => {
          const until = withdrawn ? `, withdrawn on ${formatDate(withdrawn.day)}` : '';
          return { text: `${print(value)} on ${formatDate(day)}${until}`, path };
        }),
    }),
  );
}

/** The setting; if sources conflict on its field for a side, marked as disputed, with their statements. */
export function orDisputed(
  found: ReceiptField,
  { parties, names }: Runs,
  field: string,
  print: (value: string | number) => string,
): ReceiptField {
  if (!parties.some((party) => isDisputedFor(party, field))) return found;
  const statements = parties.flatMap((party, index) =>
    isDisputedFor(party, field) ? saidOf(party, field, names[index] ?? '', print) : [],
  );
  return { ...found, relation: 'disputed', statements: [...found.statements, ...statements] };
}
