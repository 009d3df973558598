import type { Receipt, ReceiptField } from '../../model/receipt/receipt';

/** A receipt in published JSON: the counts, and each setting. `note` and `statements` only where there is something. */
export interface ReceiptJson extends Pick<Receipt, 'same' | 'different' | 'unknown' | 'disputed'> {
  fields: (Pick<ReceiptField, 'id' | 'name' | 'baseline' | 'candidate' | 'relation'> & {
    note?: string;
    statements?: ReceiptField['statements'];
  })[];
}

/** The receipt as `npm run compare --json` prints it. */
export function receiptJson({ same, different, unknown, disputed, fields }: Receipt): ReceiptJson {
  return {
    same,
    different,
    unknown,
    disputed,
    fields: fields.map(({ id, name, baseline, candidate, relation, note, statements }) => ({
      id,
      name,
      baseline,
      candidate,
      relation,
      ...(note === '' ? {} : { note }),
      ...(statements.length === 0 ? {} : { statements }),
    })),
  };
}
