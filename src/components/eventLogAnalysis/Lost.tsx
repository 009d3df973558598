import { capitalise } from '../../benchmark/text/names';
import { type LostCells, lostCells } from '../../figures/lost/cells';
import type { LostSpec } from '../../figures/lost/spec';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../table/RoleTable';
import SiteLink from '../ui/SiteLink';
import VerdictMark from '../ui/VerdictMark';
import LogFigure from './LogFigure';
import own from './lost.module.css';
import styles from './styles.module.css';
import type { LogSectionText } from './types';

/** Header of the bars, hidden because the bars need none. */
const BAR = 'Change as a bar';

interface Props {
  spec: LostSpec;
  around: LogSectionText;
  queriesPrefix: string;
}

interface RowsProps {
  spec: LostSpec;
  rows: LostCells[];
  zero: string;
  queriesPrefix: string;
  caption: string;
}

/** Queries by lost seconds: eight rows, and the remaining rows behind a fold. */
export default function Lost({ spec, around, queriesPrefix }: Props) {
  const { open, rest, zero } = lostCells(spec);
  const shown = { spec, zero, queriesPrefix };
  return (
    <LogFigure spec={spec} around={around}>
      <Rows {...shown} rows={open} caption={spec.title} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length} more queries</summary>
          <Rows {...shown} rows={rest} caption={`${spec.title}: more queries`} />
        </details>
      )}
    </LogFigure>
  );
}

function Rows({ spec, rows, zero, queriesPrefix, caption }: RowsProps) {
  const { baseline, candidate } = spec.names;
  const heads = [
    ...['Query', `${capitalise(baseline)}, s`, `${capitalise(candidate)}, s`, 'Change, s', BAR],
    ...['Speedup, ×', 'Verdict'],
    'Largest difference',
  ];
  return (
    <RoleTable className={own.table} caption={caption}>
      <RoleHead columns={heads.map((name) => ({ name, isHidden: name === BAR }))} />
      <RoleGroup>
        {rows.map((row) => (
          <LostRow key={row.query} row={row} zero={zero} path={`${queriesPrefix}${row.query}/`} />
        ))}
      </RoleGroup>
    </RoleTable>
  );
}

interface RowProps extends Pick<RowsProps, 'zero'> {
  row: LostCells;
  path: string;
}

function LostRow({ row, zero, path }: RowProps) {
  return (
    <RoleRow>
      <RoleRowHead>
        <SiteLink to={path}>{row.query}</SiteLink>
      </RoleRowHead>
      <RoleCell>{row.baseline}</RoleCell>
      <RoleCell>{row.candidate}</RoleCell>
      <RoleCell className={own.change}>{row.change}</RoleCell>
      <RoleCell className={own.bar} data-verdict={row.mark}>
        <i style={{ left: zero }} />
        <b style={row.bar} />
      </RoleCell>
      <RoleCell>{row.speedup}</RoleCell>
      <RoleCell className={own.verdict}>
        <VerdictMark verdict={row.verdict} /> {row.word}
      </RoleCell>
      <RoleCell className={own.differs}>{row.differs}</RoleCell>
    </RoleRow>
  );
}
