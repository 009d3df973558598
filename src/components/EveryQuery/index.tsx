import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import Foot from '../Foot';
import { comparisonArtifacts, findingPath } from '../links';
import ProblemLink from '../ProblemLink';
import QueriesTable from '../QueriesTable';
import SiteLink from '../SiteLink';

/** The table of all queries of a report with its foot. Nothing where the report does not draw all queries. */
export default function EveryQuery({ data }: { data: ReportData }): ReactNode {
  const { report, headline, figures } = data;
  const figure = figures.queries;
  if (!figure) return null;
  const { faster, slower, none } = headline.clear;
  return (
    <>
      <QueriesTable
        table={figure.table}
        caption="Every query, in numbers"
        counts={{ all: figure.table.rows.length, faster, unclear: none, slower }}
        pageOf={(query) => findingPath(data, query)}
        detail={(query) => <Detail data={data} query={query} />}
      />
      <Foot statement={figure.statement} sources={figure.sources}>
        <SiteLink to={`/data/derived/${report.id}/queries.csv`}>CSV</SiteLink>
        <ProblemLink problem={{ ...comparisonArtifacts(data), what: `All queries, ${report.title}` }} />
      </Foot>
    </>
  );
}

/** What an opened row adds: a link to it, and the way to report a wrong number. */
function Detail({ data, query }: { data: ReportData; query: string }): ReactNode {
  return (
    <p>
      <a href={`#${query}`}>Link to this row</a>{' '}
      <ProblemLink problem={{ ...comparisonArtifacts(data, query), what: `${query}, ${data.report.title}` }} />
    </p>
  );
}
