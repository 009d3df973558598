import { useCallback, useMemo } from 'react';
import { chosenQueries, toggledQuery } from '../../../benchmark/comparison/querySelection';
import { verdictCounts } from '../../../benchmark/figures/tableView';
import type { FigureText } from '../../../benchmark/model/figure';
import { formatQueries } from '../../../benchmark/text/numbers';
import TableButton from '../../figure/DrawnFiles/TableButton';
import FigureFrame from '../../figure/Figure/FigureFrame';
import FigureFooter from '../../figure/FigureFooter';
import { comparedQueryPath, comparisonArtifacts, comparisonTitle } from '../../figure/links';
import ProblemLink from '../../figure/ProblemLink';
import SortableQueries from '../../table/SortableQueries';
import type { PartProps } from '../state/partProps';
import useTableView from '../state/useTableView';

/** Every query with its numbers; the box before it leaves it out or takes it in. */
export default function Queries({ state, change, page }: PartProps) {
  const { choice } = state;
  const { view, setView } = useTableView(state, change);
  const { queries, figures, headline, measured } = page;
  const counted = useMemo(() => chosenQueries(choice, queries).only, [choice, queries]);
  const toggle = useCallback(
    (query: string) => change((now) => ({ choice: toggledQuery(now.choice, query, queries) })),
    [change, queries],
  );
  const pageOf = useCallback(
    (query: string) => comparedQueryPath(measured, [page.baseline.id, page.candidate.id], query),
    [measured, page],
  );
  const detail = useCallback((query: string) => <Detail page={page} query={query} />, [page]);
  const figure = figures.queries;
  if (!figure) return null;
  return (
    <FigureFrame
      title={formatQueries(headline.matched)}
      caption="Clear a query’s checkbox to exclude it from the results above. Select a column header to sort."
    >
      <SortableQueries
        table={figure.table}
        caption="All queries (table)"
        counts={verdictCounts(headline, headline.matched)}
        pageOf={pageOf}
        detail={detail}
        view={view}
        setView={setView}
        choice={{ of: `${page.baseline.id} ${page.candidate.id}`, counted, toggle }}
        note={page.note}
        gradual
      />
      <Footer page={page} figure={figure} counted={counted} />
    </FigureFrame>
  );
}

interface FooterProps {
  page: PartProps['page'];
  figure: FigureText;
  /** Null: all. */
  counted: ReadonlySet<string> | null;
}

/** What stands below the table; its file holds the queries that are counted. */
function Footer({ page, figure, counted }: FooterProps) {
  const { table, statement, sources } = figure;
  const countedTable = { ...table, rows: table.rows.filter(([query]) => counted?.has(String(query)) ?? true) };
  return (
    <FigureFooter
      statement={statement}
      sources={sources}
      problem={{ ...comparisonArtifacts(page), what: `All queries, ${comparisonTitle(page)}` }}
    >
      <TableButton figure={{ id: 'queries', table: countedTable }} note={page.note} />
    </FigureFooter>
  );
}

function Detail({ page, query }: { page: PartProps['page']; query: string }) {
  return (
    <p>
      <ProblemLink problem={{ ...comparisonArtifacts(page, query), what: `${query}, ${comparisonTitle(page)}` }} />
    </p>
  );
}
