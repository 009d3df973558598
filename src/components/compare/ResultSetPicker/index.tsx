import { useId } from 'react';
import type { PickerGroup, PickerOption } from '../../../benchmark/pages/compare/pickerOptions';
import Options from './Options';
import styles from './styles.module.css';
import useCombobox from './useCombobox';

interface Props {
  /** "Baseline". */
  label: string;
  /** All result sets; asked for when the list is opened. */
  groups: () => PickerGroup[];
  /** The id of the chosen result set. */
  value: string;
  /** The title of the chosen one, '' while it is not known. */
  title: string;
  /** What is to be said beside an option, "other suite"; '' for nothing. */
  remark?: (option: PickerOption) => string;
  /** Whether the chosen one is not published, which its border shows. */
  isUnpublished: boolean;
  onPick: (id: string) => void;
}

/** A field that opens the list of all result sets; typing narrows it. It keeps the focus while an option is chosen. */
export default function ResultSetPicker({ label, groups, value, title, remark, isUnpublished, onPick }: Props) {
  const id = useId();
  const list = useCombobox(groups, value, onPick);
  const { text, active, show } = list;
  const open = text !== null;
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.field}
        data-unpublished={isUnpublished ? 'yes' : undefined}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active ? `${id}-${active.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text ?? title}
        placeholder={open ? 'Type to filter' : undefined}
        onChange={(event) => show(event.target.value)}
        onClick={() => !open && show('')}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
      />
      {open && <Options id={id} list={list} value={value} remark={remark} />}
    </div>
  );
}
