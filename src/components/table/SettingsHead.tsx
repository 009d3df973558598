import type { Names } from '../../benchmark/model/comparison';
import { RoleHead } from './RoleTable';

/** Header of a table that compares the settings of two sides, for tables that become lists in narrow boxes. */
export default function SettingsHead({ baseline, candidate }: Names) {
  const names = ['Setting', `${baseline} (baseline)`, `${candidate} (candidate)`, 'Comparison'];
  return <RoleHead columns={names.map((name) => ({ name }))} />;
}
