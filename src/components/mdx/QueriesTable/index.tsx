import { useCallback, useState } from 'react';
import { MAX_FIRST_ROWS, MAX_QUERY_PAGES } from '../../../benchmark/model/queryPages';
import type { Table } from '../../../benchmark/model/table';
import { derivedFrom } from '../../../benchmark/text/disclaimer';
import { formatQueries } from '../../../benchmark/text/numbers';
import { BY_SAVING, orderedRows, rowCounts, type TableView, WHOLE_TABLE } from '../../../figures/shared/tableView';
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

/** Reads and writes the view of the query table in the URL; `first` is the one of a URL without it, and without scripts. */
function viewAddress(first: TableView) {
  return {
    parse: (search: string) => (search === '' ? first : parseTableView(new URLSearchParams(search), [], first, [])),
    print: (view: TableView, search: string) => withTableView(search, view, first),
  };
}

const IN_ORDER = viewAddress(WHOLE_TABLE);
/** Of a large suite, whose first rows are the largest gains and losses. */
const BY_EFFECT = viewAddress(BY_SAVING);

/** Every query of a report: its times with a baseline and a candidate, or a heat map of several candidates by suite. */
export default function QueriesTable({ data }: { data: ReportData }) {
  if (!data.multiCandidate) return <PairQueries data={data} />;
  const { id } = data.report;
  return data.multiCandidate.suites.map((suite) => <SuiteQueries key={suite.key} suite={suite} report={id} />);
}

/** By how much the candidates differ, the largest difference first. */
const BY_SPREAD: TableView = { ...WHOLE_TABLE, order: { column: 'apart', ascending: false } };

interface SuiteProps {
  suite: MultiCandidateData['suites'][number];
  /** ID of the report. */
  report: string;
}

function SuiteQueries({ suite: { key, name, queriesPrefix, multi }, report }: SuiteProps) {
  const isLarge = multi.table.rows.length > MAX_QUERY_PAGES;
  const [view, setView] = useState(isLarge ? BY_SPREAD : WHOLE_TABLE);
  const addressOf = useResolvePath();
  return (
    <>
      <h3>{name}</h3>
      <HeatMap
        data={multi}
        view={view}
        setView={(change) => setView((before) => ({ ...before, ...change }))}
        queryLink={(query) => addressOf(`${queriesPrefix}${query}/`)}
        csv={`/data/derived/${report}/${key}-queries.csv`}
      />
    </>
  );
}

/** The table of all queries of two sides with its footer. Nothing if the report has no figure of all queries. */
function PairQueries({ data }: { data: ReportData }) {
  const { report, figures } = data;
  const isLarge = (figures.queries?.table.rows.length ?? 0) > MAX_QUERY_PAGES;
  const { parse, print } = isLarge ? BY_EFFECT : IN_ORDER;
  const [view, setWhole] = useUrlState(parse, print);
  const setView = useCallback(
    (part: Partial<TableView>) => setWhole((now) => ({ ...now, ...part }), part.text === undefined ? '' : 'text'),
    [setWhole],
  );
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
        most={isLarge ? MAX_FIRST_ROWS : figure.table.rows.length}
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
