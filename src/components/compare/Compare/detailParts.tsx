import { type ReactNode, useCallback, useMemo } from 'react';
import { comparabilityTable } from '../../../benchmark/comparison/comparabilityView';
import { environmentTable } from '../../../benchmark/comparison/environment';
import { chosenQueries, toggledQuery } from '../../../benchmark/comparison/querySelection';
import { unknownPrices } from '../../../benchmark/cost/choice';
import type { FigureText } from '../../../benchmark/model/figure';
import { comparePath } from '../../../benchmark/model/paths';
import type { BucketScheme } from '../../../benchmark/model/report';
import { formatQueries } from '../../../benchmark/text/numbers';
import control from '../../../css/control.module.css';
import { firstRows, rowCounts } from '../../../figures/shared/tableView';
import CostParts from '../../cost';
import { withPrices } from '../../cost/prices';
import Buckets from '../../figure/Buckets';
import TableButton from '../../figure/DrawnFiles/TableButton';
import FigureFrame from '../../figure/Figure/FigureFrame';
import FigureFooter from '../../figure/FigureFooter';
import { comparedQueryPath, comparisonArtifacts, comparisonTitle } from '../../figure/links';
import PairComparability from '../../figure/PairComparability';
import ProblemLink from '../../figure/ProblemLink';
import EnvironmentTable from '../../mdx/EnvironmentTable';
import type { OptionalPart, TABLE } from '../../report/sections';
import DataTable from '../../table/DataTable';
import SortableQueries from '../../table/SortableQueries';
import { useResolvePath } from '../../ui/siteUrls';
import Mix from '../Mix';
import type { PartProps } from '../state/partProps';
import useTableView from '../state/useTableView';
import ComputedFigure from './ComputedFigure';
import { pageOf } from './pageOf';
import styles from './styles.module.css';

/** Every query with its numbers and a checkbox that excludes or includes it. */
function Queries({ state, change, page }: PartProps) {
  const { choice } = state;
  const { view, setView } = useTableView(state, change);
  const { queries, figures, headline, measured } = page;
  const counted = useMemo(() => chosenQueries(choice, queries).only, [choice, queries]);
  const toggle = useCallback(
    (query: string) => change((now) => ({ choice: toggledQuery(now.choice, query, queries) })),
    [change, queries],
  );
  const queryPage = useCallback(
    (query: string) => comparedQueryPath(measured, [page.baseline.id, page.candidate.id], query),
    [measured, page],
  );
  const detail = useCallback((query: string) => <Detail page={page} query={query} />, [page]);
  const figure = figures.queries;
  if (!figure) return null;
  const title = formatQueries(headline.matched);
  const shown = firstRows(figure.table);
  return (
    <>
      <FigureFrame
        title={title}
        caption="Clear a query’s checkbox to exclude it from the results above. Select a column header to sort."
        className={styles.sortable}
      >
        <SortableQueries
          table={figure.table}
          caption="All queries (table)"
          most={20}
          counts={rowCounts(figure.table)}
          pageOf={queryPage}
          detail={detail}
          view={view}
          setView={setView}
          choice={{ of: `${page.baseline.id} ${page.candidate.id}`, counted, toggle }}
          note={page.note}
        />
        <Footer page={page} figure={figure} counted={counted} />
      </FigureFrame>
      <noscript>
        <div className={styles.scriptless}>
          {shown !== figure.table && (
            <p>
              First {shown.rows.length} of {title}. The pages of both result sets link to a CSV file with all.
            </p>
          )}
          <DataTable table={shown} caption={title} queryLink={queryPage} />
        </div>
      </noscript>
    </>
  );
}

interface FooterProps {
  page: PartProps['page'];
  figure: FigureText;
  /** Null for all. */
  counted: ReadonlySet<string> | null;
}

/** The footer of the table; its file contains the included queries. */
function Footer({ page, figure, counted }: FooterProps) {
  const { table, statement, sources } = figure;
  const countedTable = { ...table, rows: table.rows.filter(([query]) => counted?.has(String(query)) ?? true) };
  return (
    <FigureFooter
      statement={statement}
      sources={sources}
      problem={{ ...comparisonArtifacts(page), what: `All queries, ${comparisonTitle(page)}` }}
      action={<TableButton figure={{ id: 'queries', table: countedTable }} note={page.note} />}
    />
  );
}

function Detail({ page, query }: { page: PartProps['page']; query: string }) {
  return (
    <p>
      <ProblemLink problem={{ ...comparisonArtifacts(page, query), what: `${query}, ${comparisonTitle(page)}` }} />
    </p>
  );
}

interface Props extends Pick<PartProps, 'page' | 'answer' | 'drawings'> {
  /** ID of a figure of the page. */
  figure: string;
}

function useFigureContext(props: Omit<Props, 'figure'>) {
  const addressOf = useResolvePath();
  const of = pageOf(props);
  return { ...of, queryUrl: addressOf(of.queryUrl) };
}

function ClientFigure({ figure, ...props }: Props) {
  const of = useFigureContext(props);
  const text = props.page.figures[figure];
  return text && <ComputedFigure figure={text} of={of} />;
}

/** What the comparison would be for the reader's queries. */
function YourQueries(props: PartProps) {
  const { answer, page, state, change, texts, isWhole } = props;
  const of = useFigureContext(props);
  const { suite } = page.measured;
  return <Mix part={answer.mix} queries={answer.queries} {...{ suite, texts, isWhole, state, change, of }} />;
}

const SCHEMES: { scheme: BucketScheme; label: string }[] = [
  { scheme: 'speedup', label: 'Speedup' },
  { scheme: 'time-change', label: 'Time change' },
];

/** The speedups as dots, and the number of queries per range of the chosen scheme. */
function Distribution(props: PartProps) {
  const { state, change, page } = props;
  return (
    <>
      <ClientFigure {...props} figure="dots" />
      <fieldset className={`${styles.schemes} no-print`}>
        <legend>Count by</legend>
        {SCHEMES.map(({ scheme, label }) => (
          <button
            key={scheme}
            type="button"
            className={control.choice}
            aria-pressed={scheme === state.buckets}
            onClick={() => change({ buckets: scheme })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <Buckets data={page} scheme={state.buckets} />
    </>
  );
}

/** Node-hours of both sides, and their cost at reported or entered prices; the URL stores entered prices. */
function Cost(props: PartProps) {
  const { page, state, change, prices } = props;
  const input = useMemo(() => withPrices(page.cost.input, prices), [page.cost.input, prices]);
  const { figure: chart, rows } = page.cost.view;
  const capacity = page.cost.capacity.figure;
  return (
    <CostParts
      cost={{ ...page.cost, input }}
      choice={state.cost}
      problems={unknownPrices(
        state.cost,
        page.cost.view.fields.map(({ instanceType }) => instanceType),
      )}
      change={(cost) => change({ cost }, 'cost')}
      chart={chart && <ClientFigure {...props} figure={chart.id} />}
      capacity={capacity && <ClientFigure {...props} figure={capacity.id} />}
      rowsFile={<TableButton figure={{ id: 'cost-runs', table: rows.table }} note={page.note} />}
      path={comparePath(page.baseline.id, [page.candidate.id])}
      date={page.published}
      lacksPrices={input.stated.length > 0}
    />
  );
}

function Environment({ page }: PartProps) {
  return (
    <EnvironmentTable
      data={{ comparison: page }}
      files={<TableButton figure={{ id: 'environment', table: environmentTable(page.environment) }} note={page.note} />}
    />
  );
}

function Comparable({ page }: PartProps) {
  return (
    <PairComparability
      data={{ comparison: page }}
      files={<TableButton figure={{ id: 'receipt', table: comparabilityTable(page.comparability) }} note={page.note} />}
    />
  );
}

const figurePart = (figure: string) => (props: PartProps) => <ClientFigure {...props} figure={figure} />;

/** The parts below the verdict. */
export const DETAIL_PARTS: Record<OptionalPart | typeof TABLE.id | 'mix', (props: PartProps) => ReactNode> = {
  mix: YourQueries,
  comparable: Comparable,
  environment: Environment,
  distribution: Distribution,
  'all-queries': figurePart('queries'),
  gap: figurePart('gap'),
  cost: Cost,
  'every-query': Queries,
};
