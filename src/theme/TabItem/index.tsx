import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import { useTabIds } from '../Tabs/group';
import styles from './styles.module.css';

/** A tab panel, hidden while another tab is current; without scripts and in print, it is visible with a label. */
export default function TabItem({ children, className, value, label }: Props) {
  const { selectedValue, lazy, tabValues } = useTabs();
  const ids = useTabIds(value);
  const current = value === selectedValue;
  if (!current && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      data-current={current}
      className={`${styles.panel} ${className ?? ''}`}
    >
      <p className={styles.label}>{label ?? tabValues.find((tab) => tab.value === value)?.label ?? value}</p>
      {children}
    </div>
  );
}
