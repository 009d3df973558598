import type { Names } from '../../benchmark/model/comparison';
import { RoleHead } from './RoleTable';

/** The head of a table that compares the settings of two sides, which narrow boxes turn into lines. */
export default function SettingsHead({ baseline, candidate }: Names) {
  const names = ['Setting', `${baseline} (baseline)`, `${candidate} (candidate)`, 'Comparison'];
  return <RoleHead columns={names.map((name) => ({ name }))} />;
}
