import { useCallback, useState } from 'react';
import { MAX_QUERY_PAGES } from '../../../benchmark/model/queryPages';
import type { Table } from '../../../benchmark/model/table';
import { derivedFrom } from '../../../benchmark/text/disclaimer';
import { formatQueries } from '../../../benchmark/text/numbers';
import { orderedRows, rowCounts, type TableView, WHOLE_TABLE } from '../../../figures/shared/tableView';
import { parseTableView, withTableView } from '../../compare/tableAddress';
import { comparisonOf } from '../../figure/comparisonPage';
import FigureFrame from '../../figure/Figure/FigureFrame';
import FigureFooter from '../../figure/FigureFooter';
import { comparisonArtifacts, findingPath, queryPath } from '../../figure/links';
import ProblemLink from '../../figure/ProblemLink';
import type { MultiCandidateData } from '../../multiCandidate/data';
import HeatMap from '../../multiCandidate/HeatMap';
import type { ReportData } from '../../report/report';
import SortableQueries from '../../table/SortableQueries';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import useUrlState from '../../ui/useUrlState';
import styles from './styles.module.css';

/** Rows of a large suite until the reader requests all. */
const MOST_ROWS = 100;

/** View of the query table from the URL; the whole table without scripts. */
function parseView(search: string): TableView {
  return search === '' ? WHOLE_TABLE : parseTableView(new URLSearchParams(search), [], WHOLE_TABLE, []);
}

const printView = (view: TableView, search: string) => withTableView(search, view);

/** Every query of a report: its times with a baseline and a candidate, or a heat map of several candidates by suite. */
export default function QueriesTable({ data }: { data: ReportData }) {
  if (!data.multiCandidate) return <PairQueries data={data} />;
  return data.multiCandidate.suites.map((suite) => <SuiteQueries key={suite.key} suite={suite} />);
}

function SuiteQueries({ suite: { name, queriesPrefix, multi } }: { suite: MultiCandidateData['suites'][number] }) {
  const [view, setView] = useState(WHOLE_TABLE);
  const addressOf = useResolvePath();
  return (
    <>
      <h3>{name}</h3>
      <HeatMap
        data={multi}
        view={view}
        setView={(change) => setView((before) => ({ ...before, ...change }))}
        queryLink={(query) => addressOf(`${queriesPrefix}${query}/`)}
      />
    </>
  );
}

/** The table of all queries of two sides with its footer. Nothing if the report has no figure of all queries. */
function PairQueries({ data }: { data: ReportData }) {
  const [view, setWhole] = useUrlState(parseView, printView);
  const setView = useCallback((part: Partial<TableView>) => setWhole((now) => ({ ...now, ...part })), [setWhole]);
  const { report, figures } = data;
  const queriesPrefix = data.comparison?.queriesPrefix ?? '';
  const pageOf = useCallback((query: string) => queryPath({ queriesPrefix }, query), [queriesPrefix]);
  const figure = figures.queries;
  if (!figure) return null;
  const comparison = comparisonOf(data);
  return (
    <FigureFrame
      className={styles.figure}
      title={shownOf(figure.table, view)}
      caption={
        <>
          Select a query to open its page. <span className={styles.scripted}>Select a column header to sort.</span>
        </>
      }
    >
      <SortableQueries
        table={figure.table}
        caption="All queries (table)"
        counts={rowCounts(figure.table)}
        pageOf={pageOf}
        detail={(query) => <Detail data={data} query={query} />}
        view={view}
        setView={setView}
        most={figure.table.rows.length > MAX_QUERY_PAGES ? MOST_ROWS : figure.table.rows.length}
        note={derivedFrom(comparison.suite)}
      />
      <FigureFooter
        statement={figure.statement}
        sources={figure.sources}
        problem={{ ...comparisonArtifacts(comparison), what: `All queries, ${report.title}` }}
        action={<SiteLink to={`/data/derived/${report.id}/queries.csv`}>CSV</SiteLink>}
      />
    </FigureFrame>
  );
}

/** "103 queries"; with a filter "38 of 103 queries". */
function shownOf(table: Table, { order, text, verdict }: TableView): string {
  const [shown, all] = [orderedRows(table, order, text, verdict).length, table.rows.length];
  return shown === all ? formatQueries(all) : `${shown} of ${formatQueries(all)}`;
}

/** Content of an opened row: its finding if there is one, a link to the row, and a problem link. */
function Detail({ data, query }: { data: ReportData; query: string }) {
  const finding = findingPath(data, query);
  return (
    <p>
      {finding !== undefined && (
        <>
          <PageLink to={finding}>Finding on {query}</PageLink>{' '}
        </>
      )}
      <a href={`#${query}`}>Link to this row</a>{' '}
      <ProblemLink
        problem={{ ...comparisonArtifacts(comparisonOf(data), query), what: `${query}, ${data.report.title}` }}
      />
    </p>
  );
}
