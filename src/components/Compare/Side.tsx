import type { ReactNode } from 'react';
import type { PickGroup, PickOption } from '../../benchmark/pickList';
import ResultSetPicker from '../ResultSetPicker';
import SiteLink from '../SiteLink';
import styles from './choose.module.css';

interface Props {
  label: string;
  groups: () => PickGroup[];
  /** Of the chosen result set, '' for none. */
  id: string;
  /** The chosen one; undefined while it is not known. */
  option: PickOption | undefined;
  remark?: (option: PickOption) => string;
  onPick: (id: string) => void;
}

/** The picker of one side, and below it what was chosen: its id, which leads to its page, and what is in it. The lines are kept free. */
export default function Side({ label, groups, id, option, remark, onPick }: Props): ReactNode {
  return (
    <div>
      <ResultSetPicker
        label={label}
        groups={groups}
        value={id}
        title={option?.title ?? ''}
        remark={remark}
        onPick={onPick}
      />
      <p className={styles.chosen}>
        {option && (
          <>
            <SiteLink to={`/data/result-sets/${option.id}/`}>{option.id}</SiteLink>
            <span>{option.detail}</span>
          </>
        )}
      </p>
    </div>
  );
}
