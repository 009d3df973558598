import type { Comparability, ComparabilityField } from '../../model/comparability/comparability';

/** A comparability check in published JSON: the counts, and each setting. Empty `note` and `statements` are omitted. */
export interface ComparabilityJson extends Pick<Comparability, 'same' | 'different' | 'unknown' | 'disputed'> {
  fields: (Pick<ComparabilityField, 'id' | 'name' | 'baseline' | 'candidate' | 'relation'> & {
    note?: string;
    statements?: ComparabilityField['statements'];
  })[];
}

/** The comparability check in the output of `npm run compare --json`. */
export function comparabilityJson({ same, different, unknown, disputed, fields }: Comparability): ComparabilityJson {
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
