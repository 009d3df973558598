import type { RerunEffect } from '../../../benchmark/model/reruns';
import type { Table } from '../../../benchmark/model/table';
import { RERUN_EFFECT } from '../../../benchmark/reruns/rerunEffect';
import { rerunEffectTable, rerunGroupsTable, visibleRatiosTable } from '../../../benchmark/reruns/rerunTables';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import styles from './styles.module.css';

const TABLES: Record<'groups' | 'effect' | 'visible', [caption: string, table: (effect: RerunEffect) => Table]> = {
  groups: ['Runs of one engine with equal settings', rerunGroupsTable],
  effect: ['How much one run varies, and the band of the ratio of two runs', rerunEffectTable],
  visible: ['The smallest ratio that can be seen', visibleRatiosTable],
};

/** A table of the rerun effect: its inputs, the estimate, or the ratios that can be seen. */
export default function RerunTable({ of }: { of: keyof typeof TABLES }) {
  const [caption, table] = TABLES[of];
  return (
    <ScrollBox className={styles.scroll} label={caption}>
      <DataTable table={table(RERUN_EFFECT)} caption={caption} stacked />
    </ScrollBox>
  );
}
