import { memo } from 'react';
import type { ComparabilityField, ComparabilityStatement } from '../../../benchmark/model/comparability/comparability';
import type { Names } from '../../../benchmark/model/comparison';
import { capitalise } from '../../../benchmark/text/names';
import { NOT_REPORTED } from '../../../benchmark/text/notReported';
import { relationWord } from '../../../benchmark/text/relationWords';
import { RoleCell, RoleRow, RoleRowHead } from '../../table/RoleTable';
import settings from '../../table/settings.module.css';
import Links from '../../ui/Links';
import Square from './Square';
import styles from './styles.module.css';

interface Props extends Names {
  field: ComparabilityField;
  /** True if a narrow table hides the row, because one row lists several such settings. */
  folded: boolean;
}

/**
 * A setting of both sides and their relation; below it, a note and reported statements. Side names appear before the
 * values if the table is a list.
 */
function Row({ field, baseline, candidate, folded }: Props) {
  const { name, relation, note, statements } = field;
  const more = note !== '' || statements.length > 0;
  const state = { 'data-folded': folded || undefined, 'data-more': more || undefined };
  return (
    <>
      <RoleRow {...state}>
        <RoleRowHead rowSpan={more ? 2 : 1}>{name}</RoleRowHead>
        <Value name={baseline} value={field.baseline} />
        <Value name={candidate} value={field.candidate} />
        <RoleCell className={styles.relation} data-strong={relation === 'disputed' || relation === 'different'}>
          <Square relation={relation} /> {relationWord(relation)}
        </RoleCell>
      </RoleRow>
      {more && (
        <RoleRow className={styles.more}>
          <RoleCell colSpan={3}>
            {note}
            {statements.map((statement) => (
              <StatementText key={`${statement.name} ${statement.source}`} statement={statement} />
            ))}
          </RoleCell>
        </RoleRow>
      )}
    </>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <RoleCell className={value === NOT_REPORTED ? settings.missing : undefined}>
      <span className={settings.side} aria-hidden="true">
        {name}{' '}
      </span>
      {value}
    </RoleCell>
  );
}

/** "Comet, by Data on EKS: 24 on 18 May 2026, 12 on 1 June 2026", each linked to the source as of that date. */
function StatementText({ statement: { name, source, said } }: { statement: ComparabilityStatement }) {
  return (
    <span className={styles.said}>
      {capitalise(name)}, {source}: <Links links={said.map(({ text, path }) => ({ label: text, path }))} />.
    </span>
  );
}

export default memo(Row);
