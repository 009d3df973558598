import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import type { KeyboardEvent, ReactNode } from 'react';
import { nextFocusIndex } from '../../charts/nextFocusIndex';
import { useTabIds } from './group';
import styles from './styles.module.css';

const MOVES = { next: ['ArrowRight'], back: ['ArrowLeft'], round: true, ends: true };

/** The tabs of a group. One takes the focus; arrow keys, Home, and End select another. */
export default function TabList({ className }: { className?: string }) {
  const { tabValues, selectValue } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const choose = (tab: HTMLElement, value: string) => {
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.indexOf(event.target as HTMLElement);
    const next = at < 0 ? undefined : nextFocusIndex(event.key, at, tabs.length, MOVES);
    const [tab, value] = [tabs[next ?? -1], tabValues[next ?? -1]?.value];
    if (!tab || value === undefined) return;
    event.preventDefault();
    tab.focus();
    choose(tab, value);
  };
  return (
    <div role="tablist" className={`${styles.list} ${className ?? ''}`} onKeyDown={press}>
      {tabValues.map(({ value, label, attributes }) => (
        <Tab key={value} value={value} attributes={attributes} onChoose={choose}>
          {label ?? value}
        </Tab>
      ))}
    </div>
  );
}

interface TabProps {
  value: string;
  attributes?: Record<string, unknown>;
  onChoose: (tab: HTMLElement, value: string) => void;
  children: ReactNode;
}

function Tab({ value, attributes, onChoose, children }: TabProps) {
  const { selectedValue } = useTabs();
  const ids = useTabIds(value);
  const current = value === selectedValue;
  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={current}
      tabIndex={current ? 0 : -1}
      onClick={(event) => onChoose(event.currentTarget, value)}
      {...attributes}
      className={styles.tab}
    >
      {children}
    </button>
  );
}
