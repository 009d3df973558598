import { column } from '../model/columns';
import { type Comparability, type ComparabilityField, MEMORY_ID } from '../model/comparability/comparability';
import type { Table } from '../model/table';
import { tableOf } from '../model/tables/tableOf';
import { NOT_REPORTED } from '../text/notReported';

function isUnreported({ relation, baseline, candidate, note }: ComparabilityField): boolean {
  return relation === 'unknown' && baseline === NOT_REPORTED && candidate === NOT_REPORTED && note === '';
}

/** Layout of a comparability check: settings in the table, those folded into one row on narrow screens, and matches. */
export function comparabilityView({ fields }: Pick<Comparability, 'fields'>) {
  const isShown = ({ id, relation }: ComparabilityField) => relation !== 'same' || id === MEMORY_ID;
  const same = fields.filter((field) => !isShown(field));
  return {
    /** Everything except matches, and the memory. */
    shown: fields.filter(isShown),
    /** Shown settings that neither side reports, without a note. */
    neither: fields.filter(isUnreported),
    same,
    /** "Suite, TPC-DS-derived; Query version, 4.0"; '' if there are no other matches. */
    sameText: same.map(({ name, baseline }) => `${name}, ${baseline}`).join('; '),
  };
}

/** The note, and what each source states if they conflict. */
function noteText({ note, statements }: ComparabilityField): string {
  const texts = statements.map(
    ({ name, source, said }) => `${name}: ${source}: ${said.map(({ text }) => text).join(', ')}.`,
  );
  return [note, ...texts].filter((text) => text !== '').join(' ');
}

/** All settings as a table. Relations are the keys that files contain; pages print `relationWord`. */
export function comparabilityTable({ fields }: Pick<Comparability, 'fields'>): Table {
  return tableOf(fields, [
    [column('setting', 'Setting'), 'name'],
    [column('baseline', 'Baseline'), 'baseline'],
    [column('candidate', 'Candidate'), 'candidate'],
    [
      column('comparison', 'Comparison', '', 'relation'),
      ({ relation }) => (relation === 'unknown' ? 'not known' : relation),
    ],
    [column('note', 'Note'), noteText],
  ]);
}
