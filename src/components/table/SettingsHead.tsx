import type { ReactNode } from 'react';
import type { Names } from '../../benchmark/model/comparison';
import { ROLES } from './tableRoles';

/** The head of a table that compares the settings of two sides, which narrow boxes turn into lines. */
export default function SettingsHead({ baseline, candidate }: Names): ReactNode {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        {['Setting', `${baseline} (baseline)`, `${candidate} (candidate)`, 'Comparison'].map((head) => (
          <th key={head} scope="col" {...ROLES.columnHead}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
