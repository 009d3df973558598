import type { ReactNode } from 'react';
import { findingPagePath, reportPath } from '../../../benchmark/model/paths';
import type { Cell, Column } from '../../../benchmark/model/table';
import { markOf } from '../../../benchmark/model/verdictMark';
import head from '../../../css/head.module.css';
import { comparisonOf } from '../../figure/comparisonPage';
import FigureFooter from '../../figure/FigureFooter';
import { queryPath, reportTable } from '../../figure/links';
import ReportFigure from '../../figure/ReportFigure';
import TableFrame from '../../figure/TableFrame';
import Blocks from '../../page/Blocks';
import SocialCard from '../../page/SocialCard';
import { eventLogBlocks } from '../../query/eventLogBlocks';
import type { FindingData, MetricsTable, PlanLine } from '../../report/findings';
import type { ReportData } from '../../report/report';
import { Footnotes } from '../../table/DataTable';
import CellContent from '../../table/DataTable/Cell';
import { alignment, headText } from '../../table/DataTable/columns';
import { shownCells, shownColumns } from '../../table/DataTable/measures';
import tableStyles from '../../table/DataTable/styles.module.css';
import PageLink from '../../ui/PageLink';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import VerdictMark from '../../ui/VerdictMark';
import { branches } from './branches';
import styles from './styles.module.css';

interface PartProps {
  data: ReportData;
  finding: FindingData;
}

/**
 * The metrics of stages and query, in groups; metrics that must not be compared have a footnote letter. A report
 * without such a table shows the metrics of its event logs.
 */
function Metrics({ data, finding }: PartProps) {
  const { eventLog, query } = finding;
  if (eventLog) return <Blocks blocks={eventLogBlocks(eventLog, query)} path="" drawings={{}} level={3} />;
  if (!finding.metrics) return <p>No metrics were published.</p>;
  const label = `Stage and query metrics of ${finding.query}`;
  return (
    <TableFrame
      label={label}
      statement="Ratio below 1.00: the candidate uses less."
      {...reportTable(data, 'metrics.csv')}
    >
      <Grouped metrics={finding.metrics} label={label} />
      <Footnotes notes={finding.metrics.footnotes.map(({ text }) => text)} lettered />
    </TableFrame>
  );
}

function Grouped({ metrics, label }: { metrics: MetricsTable; label: string }) {
  return (
    <table className={`${tableStyles.table} ${styles.metrics}`}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {shownColumns(metrics.columns).map((column) => (
            <th key={column.key} scope="col" className={alignment(column)}>
              {headText(column)}
            </th>
          ))}
        </tr>
      </thead>
      {metrics.groups.map(({ name, rows, letters }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={shownColumns(metrics.columns).length}>
              {name}
            </th>
          </tr>
          {rows.map((row, index) => (
            <Row key={String(row[0])} row={row} columns={metrics.columns} letter={letters[index] ?? ''} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, columns, letter }: { row: Cell[]; columns: Column[]; letter: string }) {
  return (
    <tr>
      {shownCells(columns, row).map(({ column, cell }, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" className={tableStyles.text}>
            {cell}
            {letter !== '' && <sup>{letter}</sup>}
          </th>
        ) : (
          <td key={column.key} className={alignment(column)}>
            <CellContent cell={cell} column={column} verdict="none" />
          </td>
        ),
      )}
    </tr>
  );
}

/** The header of a finding's page: breadcrumb, result as title, verdict with the reason, previous and next. */
function FindingHeader({ data, finding }: PartProps) {
  const report = data.report.id;
  const comparison = comparisonOf(data);
  const { word, sentence } = comparison.verdict;
  const at = data.findings.indexOf(finding);
  return (
    <header className={styles.header}>
      <SocialCard report={report} text={`${data.report.title}. ${word}. ${sentence}`} />
      <nav className={head.trail} aria-label="Breadcrumb">
        <PageLink to={reportPath(report)}>{data.report.title}</PageLink> / Findings /{' '}
        <PageLink to={queryPath(comparison, finding.query)}>{finding.query}</PageLink>
      </nav>
      <h1>{finding.title}</h1>
      <p className={head.facts} data-verdict={markOf(finding.verdict)}>
        <VerdictMark verdict={finding.verdict} />
        <span className="verdict-word">{`${finding.verdictText} `}</span>
        <span>{finding.rankText}</span>
        <Neighbour report={report} word="Previous" query={data.findings[at - 1]?.query} />
        <Neighbour report={report} word="Next" query={data.findings[at + 1]?.query} />
      </p>
      <Siblings data={data} finding={finding} />
    </header>
  );
}

/** All findings of the report by query, in the report's order; nothing if there is only one. */
function Siblings({ data, finding }: PartProps) {
  if (data.findings.length < 2) return null;
  return (
    <nav className={`${styles.siblings} no-print`} aria-label="Findings of the report">
      <span>Findings:</span>
      <ul>
        {data.findings.map(({ query }) => (
          <li key={query}>
            {query === finding.query ? (
              <strong aria-current="page">{query}</strong>
            ) : (
              <PageLink to={findingPagePath(data.report.id, query)}>{query}</PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbour({ report, word, query }: { report: string; word: string; query?: string }) {
  if (query === undefined) return null;
  return (
    <span>
      {` ${word}: `}
      <PageLink to={findingPagePath(report, query)}>{query}</PageLink>
    </span>
  );
}

/** Both plans in two columns with a footer; operators that differ are bold and underlined. */
function Plans({ data, finding }: PartProps) {
  const { sources, csv, problem } = reportTable(data, 'plans.csv');
  const { baseline, candidate } = comparisonOf(data);
  const label = `Plans of ${finding.query}`;
  return (
    <figure className={styles.frame} aria-label={label}>
      <div className={styles.plans}>
        <Plan title={baseline.title} lines={finding.plans.baseline} />
        <Plan title={candidate.title} lines={finding.plans.candidate} />
      </div>
      <FigureFooter
        sources={sources}
        problem={{ ...problem, what: label }}
        action={<SiteLink to={csv}>CSV</SiteLink>}
      />
    </figure>
  );
}

function Plan({ title, lines }: { title: string; lines: PlanLine[] }) {
  const prefixes = branches(lines.map(({ depth }) => depth));
  return (
    <ScrollBox className={styles.column} label={`Plan of ${title}`}>
      <table className={styles.plan}>
        <caption>{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Operator</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ operator, differs, fact }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan may hold one operator twice, and its lines never move
            <tr key={index}>
              <th scope="row" colSpan={fact === '' ? 2 : 1}>
                <span aria-hidden="true">{prefixes[index]}</span>
                {differs ? <strong>{operator}</strong> : operator}
              </th>
              {fact !== '' && <td>{fact}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const PARTS: Record<string, (props: PartProps) => ReactNode> = {
  header: FindingHeader,
  iterations: Iterations,
  plans: Plans,
  metrics: Metrics,
};

interface Props {
  data: ReportData;
  finding: string;
  part: string;
}

/** One computed part of a finding's page. Throws for an unknown finding or part. */
export default function FindingPage({ data, finding, part }: Props) {
  const found = data.findings.find(({ query }) => query === finding);
  if (!found) {
    const known = data.findings.map(({ query }) => query).join(', ');
    throw new Error(`unknown finding: ${finding} (report ${data.report.id} has: ${known})`);
  }
  const Part = PARTS[part];
  if (!Part) throw new Error(`unknown part of a finding: ${part} (known: ${Object.keys(PARTS).join(', ')})`);
  return <Part data={data} finding={found} />;
}

/** The iterations as points in run order, or a sentence if they were not published. */
function Iterations({ data, finding }: PartProps) {
  if (finding.figure === null) return <p>Iteration times were not published.</p>;
  return <ReportFigure data={data} figure={finding.figure} />;
}
