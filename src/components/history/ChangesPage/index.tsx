import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ChangesPageData } from '../../../benchmark/pages/history/changes';
import { stepView } from '../../../benchmark/pages/history/stepText';
import words from '../../../css/verdict.module.css';
import TableFrame from '../../figure/TableFrame';
import InlineDataPage from '../../page/InlineDataPage';
import DataTable from '../../table/DataTable';
import Note from '../../ui/Note';
import { useAddresses } from '../../ui/places';
import Head from '../parts/Head';
import parts from '../parts/styles.module.css';
import Choice from './Choice';
import useRounds from './useRounds';

/** What changed between two rounds of one line of an engine, query by query. */
export default function ChangesPage() {
  return (
    <InlineDataPage<ChangesPageData> about={({ title, description }) => ({ title, description })}>
      {(data) => <Content data={data} />}
    </InlineDataPage>
  );
}

function Content({ data }: { data: ChangesPageData }) {
  const { name, title, description, meta, history, rounds, table, queryFolder } = data;
  const addressOf = useAddresses();
  const { from, to, choose } = useRounds(rounds);
  const { sentence, note, table: steps } = stepView(data, name, from, to);
  const queryLink = (query: string) => addressOf(`${queryFolder}/${query}/`);
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
