import { resultSetPath } from '../../../benchmark/model/paths';
import type { PickerGroup, PickerOption } from '../../../benchmark/pages/compare/pickerOptions';
import SiteLink from '../../ui/SiteLink';
import ResultSetPicker from '../ResultSetPicker';
import styles from './choose.module.css';

interface Props {
  label: string;
  groups: () => PickerGroup[];
  /** Of the chosen result set, '' for none. */
  id: string;
  /** The chosen one; undefined while it is not known. */
  option: PickerOption | undefined;
  remark?: (option: PickerOption) => string;
  onPick: (id: string) => void;
}

/** The picker of one side, and below it what was chosen: its id, which leads to its page, and what is in it. The lines are kept free. */
export default function Side({ label, groups, id, option, remark, onPick }: Props) {
  return (
    <div>
      <ResultSetPicker
        label={label}
        groups={groups}
        value={id}
        title={option?.title ?? ''}
        remark={remark}
        isUnpublished={option?.mark !== undefined}
        onPick={onPick}
      />
      <p className={styles.chosen}>
        {option && (
          <>
            {option.mark === undefined ? (
              <SiteLink to={resultSetPath(option.id)}>{option.id}</SiteLink>
            ) : (
              <span>
                <strong className={styles.mark}>{option.mark}</strong>, {option.id}
              </span>
            )}
            <span>{[option.detail, option.differs].filter((text) => text !== '').join('; ')}</span>
          </>
        )}
      </p>
    </div>
  );
}
