import type { ReactNode } from 'react';
import { useCallback, useId, useMemo } from 'react';
import { formatQueries } from '../../benchmark/format';
import { chosenQueries, toggledQuery } from '../../benchmark/leftOut';
import { queryPagePath } from '../../benchmark/suitePaths';
import DownloadButton from '../DownloadButton';
import FigureHead from '../Figure/FigureHead';
import Foot from '../Foot';
import { comparisonArtifacts, comparisonTitle } from '../links';
import ProblemLink from '../ProblemLink';
import QueriesTable from '../QueriesTable';
import { tableText } from '../tableText';
import type { PartProps } from './partProps';
import useTableView from './useTableView';

/** Every query with its numbers; the box before it leaves it out or takes it in. */
export default function Queries({ state, change, page }: PartProps): ReactNode {
  const id = useId();
  const { choice } = state;
  const { view, setView } = useTableView(state, change);
  const { queries, figures, headline, measured } = page;
  const counted = useMemo(() => chosenQueries(choice, queries).only, [choice, queries]);
  const toggle = useCallback(
    (query: string) => change((now) => ({ choice: toggledQuery(now.choice, query, queries) })),
    [change, queries],
  );
  const pageOf = useCallback((query: string) => queryPagePath(measured, query), [measured]);
  const detail = useCallback((query: string) => <Detail page={page} query={query} />, [page]);
  const figure = figures.queries;
  if (!figure) return null;
  const { faster, slower, none } = headline.clear;
  const countedTable = {
    ...figure.table,
    rows: figure.table.rows.filter(([query]) => counted?.has(String(query)) ?? true),
  };
  return (
    <figure aria-labelledby={id}>
      <FigureHead
        id={id}
        title={formatQueries(headline.matched)}
        caption="The box before a query leaves it out of all figures above. Select a column head to sort."
      />
      <QueriesTable
        table={figure.table}
        caption="Every query, in numbers"
        counts={{ all: headline.matched, faster, unclear: none, slower }}
        pageOf={pageOf}
        detail={detail}
        view={view}
        setView={setView}
        choice={{ counted, toggle }}
        note={page.note}
      />
      <Foot statement={figure.statement} sources={figure.sources}>
        <DownloadButton label="CSV" name="queries.csv" text={() => tableText(countedTable, 'csv', page.note)} />
        <ProblemLink problem={{ ...comparisonArtifacts(page), what: `All queries, ${comparisonTitle(page)}` }} />
      </Foot>
    </figure>
  );
}

function Detail({ page, query }: { page: PartProps['page']; query: string }): ReactNode {
  return (
    <p>
      <ProblemLink problem={{ ...comparisonArtifacts(page, query), what: `${query}, ${comparisonTitle(page)}` }} />
    </p>
  );
}
