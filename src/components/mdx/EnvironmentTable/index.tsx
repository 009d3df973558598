import { memo, type ReactNode } from 'react';
import type { Names, Relation, Setting } from '../../../benchmark/model/comparison';
import { NOT_REPORTED } from '../../../benchmark/text/notReported';
import { RELATION_WORDS } from '../../../benchmark/text/relationWords';
import { settingText } from '../../../benchmark/text/settingText';
import fold from '../../../css/fold.module.css';
import { type ComparisonPage, comparisonOf } from '../../figure/comparisonPage';
import FigureFooter, { sourcesOf } from '../../figure/FigureFooter';
import { packageArtifacts } from '../../figure/ProblemLink/setArtifacts';
import frame from '../../figure/TableFrame/styles.module.css';
import type { MultiCandidateData } from '../../multiCandidate/data';
import type { ComparisonData } from '../../report/comparisonData';
import type { ReportData } from '../../report/report';
import DataTable from '../../table/DataTable';
import RoleTable, { RoleCell, RoleGroup, RoleRow, RoleRowHead } from '../../table/RoleTable';
import SettingsHead from '../../table/SettingsHead';
import table from '../../table/settings.module.css';
import Breakable from '../../ui/Breakable';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

const LABEL = 'Environment and Spark settings';
const DEFAULTS_PAGE = 'https://spark.apache.org/docs/latest/configuration.html';

/** Settings that are shown even if they match. */
const ALWAYS = ['Node type', 'Spark'];

interface Props {
  data: ComparisonPage;
  /** Download links for a comparison without a report. */
  files?: ReactNode;
}

/** The settings of all sides. */
export default function EnvironmentTable({ data, ...props }: Props | { data: ReportData }) {
  const several = 'multiCandidate' in data && data.multiCandidate;
  if (several && 'settings' in several) return <AllSides tables={several.settings} />;
  return <BothSides data={data} {...props} />;
}

/** The settings that differ between any sides, one column per side. */
function AllSides({ tables }: { tables: MultiCandidateData['settings'] }) {
  return tables.map(({ name, table: differing, rest }) => {
    const caption = `Settings that differ${name === '' ? '' : `, ${name}`}`;
    return (
      <div key={name}>
        {name !== '' && <h3>{name}</h3>}
        {differing.rows.length > 0 && (
          <ScrollBox className={styles.scroll} label={caption}>
            <DataTable table={differing} caption={caption} stacked />
          </ScrollBox>
        )}
        <p className={styles.rest}>{rest}</p>
      </div>
    );
  });
}

/** Every setting of both sides: conflicting, different, and unknown ones in a table, matching ones folded below it. */
function BothSides({ data, files }: Props) {
  const comparison = comparisonOf(data);
  const { settings } = comparison.environment;
  const same = settings.filter(({ relation }) => relation === 'same');
  const sides = [comparison.baseline, comparison.candidate];
  return (
    <figure className={frame.frame} aria-label={LABEL}>
      <SettingsTable
        comparison={comparison}
        settings={settings.filter(({ relation, name }) => relation !== 'same' || ALWAYS.includes(name))}
        caption="Settings that conflict, differ, or are unknown, plus node type and Spark"
      />
      <Counts settings={settings} />
      {same.length > 0 && (
        <details className={fold.fold}>
          <summary>Show matching settings</summary>
          <SettingsTable comparison={comparison} settings={same} caption="Matching settings" />
        </details>
      )}
      <FigureFooter
        sources={sourcesOf(sides)}
        problem={{ ...packageArtifacts(sides), what: LABEL }}
        action={data.report ? <SiteLink to={`/data/derived/${data.report.id}/environment.csv`}>CSV</SiteLink> : files}
      />
    </figure>
  );
}

/** Number of settings per relation, and an explanation of "default" if the table contains it. */
function Counts({ settings }: { settings: Setting[] }) {
  const of = (relation: Relation) => settings.filter((setting) => setting.relation === relation).length;
  const hasDefault = settings.some(({ baseline, candidate }) => /^default: /m.test(`${baseline}\n${candidate}`));
  return (
    <p className={table.summary}>
      {settings.length} fields and Spark settings: {of('disputed') > 0 && `${of('disputed')} conflicting, `}
      {of('different')} different, {of('not known')} unknown, {of('same')} matching.{' '}
      {hasDefault && (
        <>
          “default”: the default value in that Spark version, from its <a href={DEFAULTS_PAGE}>documentation</a>.
        </>
      )}
    </p>
  );
}

interface TableProps {
  comparison: ComparisonData;
  settings: Setting[];
  caption: string;
}

function SettingsTable({ comparison, settings, caption }: TableProps) {
  if (settings.length === 0) return null;
  const names = { baseline: comparison.baseline.title, candidate: comparison.candidate.title };
  return (
    <RoleTable className={styles.table} caption={caption}>
      <SettingsHead {...names} />
      <RoleGroup>
        {settings.map((setting) => (
          <Row key={`${setting.area} ${setting.name}`} {...names} setting={setting} />
        ))}
      </RoleGroup>
    </RoleTable>
  );
}

const Row = memo(function Row({ baseline, candidate, setting }: Names & { setting: Setting }) {
  const code = setting.area === 'configuration';
  return (
    <RoleRow>
      <RoleRowHead>{code ? <Breakable text={setting.name} /> : setting.name}</RoleRowHead>
      <SideCell name={baseline} value={settingText(setting.name, setting.baseline)} code={code} />
      <SideCell name={candidate} value={settingText(setting.name, setting.candidate)} code={code} />
      <RoleCell className={table.relation}>
        {setting.relation === 'different' || setting.relation === 'disputed' ? (
          <strong>{RELATION_WORDS[setting.relation]}</strong>
        ) : (
          RELATION_WORDS[setting.relation]
        )}
      </RoleCell>
    </RoleRow>
  );
});

function SideCell({ name, value, code }: { name: string; value: string; code: boolean }) {
  const missing = value === NOT_REPORTED;
  return (
    <RoleCell className={missing ? table.missing : undefined}>
      <span className={table.side} aria-hidden="true">
        {name}{' '}
      </span>
      {code && !missing ? <Breakable text={value} /> : value}
    </RoleCell>
  );
}
