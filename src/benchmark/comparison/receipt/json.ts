import type { Receipt, ReceiptField } from '../../model/receipt/receipt';

/** A comparability check in published JSON: the counts, and each setting. Empty `note` and `statements` are omitted. */
export interface ReceiptJson extends Pick<Receipt, 'same' | 'different' | 'unknown' | 'disputed'> {
  fields: (Pick<ReceiptField, 'id' | 'name' | 'baseline' | 'candidate' | 'relation'> & {
    note?: string;
    statements?: ReceiptField['statements'];
  })[];
}

/** The comparability check in the output of `npm run compare --json`. */
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
