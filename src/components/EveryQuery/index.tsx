import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { derivedFrom } from '../../benchmark/derived';
import { formatQueries } from '../../benchmark/format';
import type { ReportData } from '../../benchmark/page';
import { WHOLE_TABLE } from '../../benchmark/tableOrder';
import FigureHead from '../Figure/FigureHead';
import Foot from '../Foot';
import { comparisonArtifacts, findingPath, queryPath } from '../links';
import ProblemLink from '../ProblemLink';
import QueriesTable from '../QueriesTable';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

/** The table of all queries of a report with its foot. Nothing where the report does not draw all queries. */
export default function EveryQuery({ data }: { data: ReportData }): ReactNode {
  const id = useId();
  const [view, setView] = useState(WHOLE_TABLE);
  const { report, headline, figures } = data;
  const figure = figures.queries;
  if (!figure) return null;
  const { faster, slower, none } = headline.clear;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <FigureHead
        id={id}
        title={formatQueries(figure.table.rows.length)}
        caption={
          <>
            Each query’s name leads to its page. <span className={styles.scripted}>Select a column head to sort.</span>
          </>
        }
      />
      <QueriesTable
        table={figure.table}
        caption="Every query, in numbers"
        counts={{ all: figure.table.rows.length, faster, unclear: none, slower }}
        pageOf={(query) => queryPath(data, query)}
        detail={(query) => <Detail data={data} query={query} />}
        view={view}
        setView={(change) => setView((before) => ({ ...before, ...change }))}
        note={derivedFrom(data.suite)}
      />
      <Foot statement={figure.statement} sources={figure.sources}>
        <SiteLink to={`/data/derived/${report.id}/queries.csv`}>CSV</SiteLink>
        <ProblemLink problem={{ ...comparisonArtifacts(data), what: `All queries, ${report.title}` }} />
      </Foot>
    </figure>
  );
}

/** What an opened row adds: its finding where the report has one, a link to the row, and the way to report a wrong number. */
function Detail({ data, query }: { data: ReportData; query: string }): ReactNode {
  const finding = findingPath(data, query);
  return (
    <p>
      {finding !== undefined && (
        <>
          <Link to={finding}>Finding on {query}</Link>{' '}
        </>
      )}
      <a href={`#${query}`}>Link to this row</a>{' '}
      <ProblemLink problem={{ ...comparisonArtifacts(data, query), what: `${query}, ${data.report.title}` }} />
    </p>
  );
}
