import { column } from '../../model/columns';
import { MEMORY_ID, type Receipt, type ReceiptField } from '../../model/receipt/receipt';
import type { Table } from '../../model/table';
import { NOT_STATED } from '../../text/stated';

function isStatedByNeither({ relation, baseline, candidate, note }: ReceiptField): boolean {
  return relation === 'unknown' && baseline === NOT_STATED && candidate === NOT_STATED && note === '';
}

/** Layout of a comparability check: settings in the table, those folded into one row on narrow screens, and matches. */
export function receiptView({ fields }: Pick<Receipt, 'fields'>) {
  const isShown = ({ id, relation }: ReceiptField) => relation !== 'same' || id === MEMORY_ID;
  const same = fields.filter((field) => !isShown(field));
  return {
    /** Everything except matches, and the memory. */
    shown: fields.filter(isShown),
    /** Shown settings that neither side reports, without a note. */
    neither: fields.filter(isStatedByNeither),
    same,
    /** "Suite, TPC-DS-derived; Query version, 4.0"; '' if there are no other matches. */
    sameText: same.map(({ name, baseline }) => `${name}, ${baseline}`).join('; '),
  };
}

/** All settings as a table. Relations are the keys that files contain; pages print `relationWord`. */
export function receiptTable({ fields }: Pick<Receipt, 'fields'>): Table {
  return {
    columns: [
      column('setting', 'Setting'),
      column('baseline', 'Baseline'),
      column('candidate', 'Candidate'),
      column('comparison', 'Comparison', '', 'relation'),
      column('note', 'Note'),
    ],
    rows: fields.map(({ name, baseline, candidate, relation, note, statements }) => [
      name,
      baseline,
      candidate,
      relation === 'unknown' ? 'not known' : relation,
      [
        note,
        ...statements.map(
          ({ name: engine, source, said }) => `${engine}: ${source}: ${said.map(({ text }) => text).join(', ')}.`,
        ),
      ]
        .filter((text) => text !== '')
        .join(' '),
    ]),
    footnotes: [],
  };
}
