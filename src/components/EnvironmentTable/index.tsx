import type { ReactNode } from 'react';
import type { Relation, Setting } from '../../benchmark/comparisonTypes';
import Breakable from '../Breakable';
import Foot from '../Foot';
import ProblemLink from '../ProblemLink';
import type { ComparisonPage } from '../reportPage';
import SiteLink from '../SiteLink';
import { ROLES } from '../tableRoles';
import styles from './styles.module.css';

interface Props {
  data: ComparisonPage;
  /** What can be had of these numbers where they belong to no report. */
  files?: ReactNode;
}

/** Every setting of both sides: what differs and what is not known in a table, what is the same folded below it. */
export default function EnvironmentTable({ data, files }: Props): ReactNode {
  const { settings } = data.environment;
  const of = (relation: Relation) => settings.filter((setting) => setting.relation === relation);
  const [different, unknown, same] = [of('different'), of('not known'), of('same')];
  const sides = [data.baseline, data.candidate];
  return (
    <figure className={styles.frame} aria-label="Environment and configuration">
      <SettingsTable
        data={data}
        settings={[...different, ...unknown]}
        caption="Settings that differ or are not known"
      />
      <p className={styles.summary}>
        Settings: {different.length} different, {unknown.length} not known, {same.length} the same.
      </p>
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>Show those that are the same</summary>
          <SettingsTable data={data} settings={same} caption="Settings that are the same" />
        </details>
      )}
      <Foot sources={sides.map(({ id, path }) => ({ label: id, path }))}>
        {data.report ? <SiteLink to={`/data/derived/${data.report.id}/environment.csv`}>CSV</SiteLink> : files}
        <ProblemLink
          problem={{
            what: 'Environment and configuration',
            artifacts: sides.map(({ id }) => ({ path: `static/data/result-sets/${id}/datapackage.json` })),
          }}
        />
      </Foot>
    </figure>
  );
}

interface TableProps {
  data: ComparisonPage;
  settings: Setting[];
  caption: string;
}

function SettingsTable({ data, settings, caption }: TableProps): ReactNode {
  if (settings.length === 0) return null;
  return (
    <table className={styles.table} {...ROLES.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {['Setting', `${data.baseline.title} (baseline)`, `${data.candidate.title} (candidate)`, 'Comparison'].map(
            (head) => (
              <th key={head} scope="col" {...ROLES.columnHead}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {settings.map((setting) => (
          <Row key={`${setting.area} ${setting.name}`} data={data} setting={setting} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ data, setting }: { data: ComparisonPage; setting: Setting }): ReactNode {
  const code = setting.area === 'configuration';
  return (
    <tr {...ROLES.row}>
      <th scope="row" {...ROLES.rowHead} className={styles.name}>
        {code ? <Breakable text={setting.name} /> : setting.name}
      </th>
      <SideCell name={data.baseline.title} value={setting.baseline} code={code} />
      <SideCell name={data.candidate.title} value={setting.candidate} code={code} />
      <td {...ROLES.cell} className={styles.relation}>
        {setting.relation === 'different' ? <strong>different</strong> : setting.relation}
      </td>
    </tr>
  );
}

function SideCell({ name, value, code }: { name: string; value: string; code: boolean }): ReactNode {
  const missing = value === 'not stated';
  return (
    <td {...ROLES.cell} className={missing ? styles.missing : undefined}>
      <span className={styles.side} aria-hidden="true">
        {name}
      </span>
      {code && !missing ? <Breakable text={value} /> : value}
    </td>
  );
}
