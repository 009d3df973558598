import { useEffect, useRef } from 'react';
import type { PickerGroup, PickerOption } from '../../../benchmark/pages/compare/pickerOptions';
import { formatNumber } from '../../../benchmark/text/numbers';
import styles from './styles.module.css';
import type { Combobox } from './useCombobox';

interface Props {
  /** Of the field; the list's own id and those of its options begin with it. */
  id: string;
  list: Combobox;
  /** The id of the chosen result set. */
  value: string;
  remark?: (option: PickerOption) => string;
}

/** The list below the field, in groups. The option that the keys have reached is scrolled into view. */
export default function Options({ id, list, value, remark }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { shown, all, active } = list;
  const rest = all - shown.reduce((count, { options }) => count + options.length, 0);
  useEffect(() => {
    if (active) box.current?.querySelector('[data-active="yes"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no action, the pointer only leaves the focus in the field
    <div ref={box} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div id={`${id}-list`} role="listbox" aria-label="Result sets" className={styles.list}>
        {shown.map((group) => (
          <Group key={group.label} id={id} group={group} list={list} value={value} remark={remark} />
        ))}
      </div>
      <p className={rest > 0 || all === 0 ? styles.more : 'visually-hidden'} role="status">
        {restText(all, rest)}
      </p>
    </div>
  );
}

/** What stands below the list, and is said each time it changes. */
function restText(all: number, rest: number): string {
  if (all === 0) return 'No matching result sets';
  return rest > 0 ? `${formatNumber(rest)} more; type to narrow the list` : `${formatNumber(all)} match`;
}

function Group({ id, group, list, value, remark }: Props & { group: PickerGroup }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox, which has no element of its own
    <div role="group" aria-label={group.label}>
      <p className={styles.group} aria-hidden="true">
        {group.label}
      </p>
      {group.options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          aria-selected={option.id === value}
          data-active={option.id === list.active?.id ? 'yes' : undefined}
          className={styles.option}
          onClick={() => list.pick(option)}
        >
          <span className={styles.title}>
            {option.title}
            <Remark text={remark?.(option) ?? ''} />
          </span>
          {option.differs !== '' && <span className={styles.id}>{option.differs}</span>}
          <span className={styles.id}>{option.id}</span>
        </div>
      ))}
    </div>
  );
}

function Remark({ text }: { text: string }) {
  return text === '' ? null : <span className={styles.remark}> {text}</span>;
}
