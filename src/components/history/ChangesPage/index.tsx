import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { StepRound } from '../../../benchmark/history/steps';
import words from '../../../css/verdict.module.css';
import TableFrame from '../../figure/TableFrame';
import InlineDataPage from '../../page/InlineDataPage';
import DataTable from '../../table/DataTable';
import Note from '../../ui/Note';
import { useResolvePath } from '../../ui/siteUrls';
import type { ChangesPageData } from '../changes';
import Head from '../parts/Head';
import parts from '../parts/styles.module.css';
import { stepView } from '../stepText';
import styles from './styles.module.css';

interface Props {
  rounds: readonly StepRound[];
  from: StepRound;
  to: StepRound;
  choose: (from: string, to: string) => void;
  /** True if scripts run; before that, only its space is reserved. */
  ready: boolean;
}

/** Pickers for the two compared rounds of the line. */
function Choice({ rounds, from, to, choose, ready }: Props) {
  return (
    <p className={`${styles.choice} no-print`} data-ready={ready}>
      <Pick label="From" rounds={rounds} chosen={from} choose={(id) => choose(id, to.id)} />
      <Pick label="To" rounds={rounds} chosen={to} choose={(id) => choose(from.id, id)} />
    </p>
  );
}

interface PickProps {
  label: string;
  rounds: readonly StepRound[];
  chosen: StepRound;
  choose: (id: string) => void;
}

function Pick({ label, rounds, chosen, choose }: PickProps) {
  return (
    <label className={styles.pick}>
      <span>{label}</span>
      <select className={styles.select} value={chosen.id} onChange={(event) => choose(event.target.value)}>
        {rounds.map(({ id, release }) => (
          <option key={id} value={id}>
            {release}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The two rounds in the URL, by default the last two; and a setter that changes the URL. */
function useRounds(rounds: readonly StepRound[]) {
  const { search, pathname } = useLocation();
  const history = useHistory();
  const named = new URLSearchParams(useIsBrowser() ? search : '');
  const of = (key: string) => rounds.find(({ id }) => id === named.get(key));
  return {
    from: of('from') ?? (rounds.at(-2) as StepRound),
    to: of('to') ?? (rounds.at(-1) as StepRound),
    choose: (from: string, to: string) => history.replace({ pathname, search: `?from=${from}&to=${to}` }),
  };
}

/** Changes between two rounds of one line of an engine, query by query. */
export default function ChangesPage() {
  return (
    <InlineDataPage<ChangesPageData> about={({ title, description }) => ({ title, description })}>
      {(data) => <Content data={data} />}
    </InlineDataPage>
  );
}

function Content({ data }: { data: ChangesPageData }) {
  const { name, title, description, meta, history, rounds, table, queriesPrefix } = data;
  const addressOf = useResolvePath();
  const { from, to, choose } = useRounds(rounds);
  const { sentence, note, table: steps } = stepView(data, name, from, to);
  const queryLink = (query: string) => addressOf(`${queriesPrefix}${query}/`);
  return (
    <>
      <Head
        trail={[{ label: 'History', path: '/history/' }, history]}
        title={title}
        description={description}
        meta={meta}
      />
      <section className={parts.verdict} aria-labelledby="step">
        <h2 id="step" className={words.word}>
          From {from.release} to {to.release}
        </h2>
        <Choice rounds={rounds} from={from} to={to} choose={choose} ready={useIsBrowser()} />
        <p className={words.sentence} aria-live="polite">
          {sentence}
        </p>
        {note !== '' && <Note kind="warning" text={note} />}
      </section>
      <TableFrame label={`Every query from ${from.release} to ${to.release}`}>
        <DataTable table={steps} caption="Largest time loss first" queryLink={queryLink} />
      </TableFrame>
      <h2 id="rounds">All rounds</h2>
      <TableFrame label="Speedup of each query in every round">
        <DataTable table={table} caption="Speedup of each query in every round" queryLink={queryLink} />
      </TableFrame>
    </>
  );
}
