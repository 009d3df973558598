import { column } from '../../model/columns';
import { MEMORY_ID, type Receipt, type ReceiptField } from '../../model/receipt/receipt';
import type { Table } from '../../model/table';
import { NOT_STATED } from '../../text/stated';

function isStatedByNeither({ relation, baseline, candidate, note }: ReceiptField): boolean {
  return relation === 'unknown' && baseline === NOT_STATED && candidate === NOT_STATED && note === '';
}

/** A receipt as it is shown: what is in the table, what is folded into one row where it is narrow, and what is the same. */
export function receiptView({ fields }: Pick<Receipt, 'fields'>) {
  const isShown = ({ id, relation }: ReceiptField) => relation !== 'same' || id === MEMORY_ID;
  const same = fields.filter((field) => !isShown(field));
  return {
    /** Everything that is not the same, and the memory. */
    shown: fields.filter(isShown),
    /** Of those, the settings that neither side states and of which there is nothing else to say. */
    neither: fields.filter(isStatedByNeither),
    same,
    /** "Suite, TPC-DS-derived; Query version, 4.0"; '' where nothing else is the same. */
    sameText: same.map(({ name, baseline }) => `${name}, ${baseline}`).join('; '),
  };
}

/** How a relation is written in files; pages write `relationWord` of it. */
const RECEIPT_WORDS = {
  disputed: 'disputed',
  different: 'different',
  unknown: 'not known',
  same: 'same',
} as const;

/** All settings of a receipt as a table. */
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
      RECEIPT_WORDS[relation],
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
