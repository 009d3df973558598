import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { PickGroup, PickOption } from '../../benchmark/pickList';
import styles from './styles.module.css';

interface Props {
  /** Of the field; the list's own id and those of its options begin with it. */
  id: string;
  groups: PickGroup[];
  /** The id of the result set that the keys have reached. */
  active: string | undefined;
  value: string;
  remark?: (option: PickOption) => string;
  pick: (option: PickOption) => void;
}

/** The list below the field, in groups. The option that the keys have reached is scrolled into view. */
export default function Options({ id, groups, active, value, remark, pick }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) list.current?.querySelector('[data-active="yes"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Result sets" className={styles.list}>
      {groups.map(({ label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox, which has no element of its own
        <div key={label} role="group" aria-label={label}>
          <p className={styles.group} aria-hidden="true">
            {label}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option.id === value}
              data-active={option.id === active ? 'yes' : undefined}
              className={styles.option}
              onClick={() => pick(option)}
            >
              <span className={styles.title}>
                {option.title}
                <Remark text={remark?.(option) ?? ''} />
              </span>
              <span className={styles.id}>{option.id}</span>
            </div>
          ))}
        </div>
      ))}
      {groups.length === 0 && <p className={styles.more}>No result set matches</p>}
    </div>
  );
}

function Remark({ text }: { text: string }): ReactNode {
  return text === '' ? null : <span className={styles.remark}> {text}</span>;
}
