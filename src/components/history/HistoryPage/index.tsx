import type { HistoryPageData } from '../../../benchmark/pages/history/page';
import words from '../../../css/verdict.module.css';
import InlineDataPage from '../../page/InlineDataPage';
import Note from '../../ui/Note';
import Head from '../parts/Head';
import Lines from '../parts/Lines';
import parts from '../parts/styles.module.css';
import HistoryFigure from './HistoryFigure';
import Rounds from './Rounds';

/** The releases of one engine over time, each against the native Spark of its own round. */
export default function HistoryPage() {
  return (
    <InlineDataPage<HistoryPageData> about={({ title, description }) => ({ title, description })}>
      {(data) => <Content data={data} />}
    </InlineDataPage>
  );
}

function Content({ data }: { data: HistoryPageData }) {
  const { title, description, meta, verdict, groups, engine } = data;
  const changes = groups.flatMap((group) => group.changes ?? []);
  return (
    <>
      <Head trail={[{ label: 'History', path: '/history/' }]} title={title} description={description} meta={meta} />
      <section className={parts.verdict} aria-labelledby="verdict">
        <h2 id="verdict" className={words.word}>
          {verdict.word}
        </h2>
        <p className={words.sentence}>{verdict.sentence}</p>
        {verdict.sure !== '' && <Note kind="warning" text={`Reliability: ${verdict.sure}`} />}
      </section>
      <Figures data={data} />
      <h2 id="rounds">All rounds</h2>
      <Rounds data={data} />
      <Breaks breaks={data.breaks} />
      {changes.length > 0 && (
        <>
          <h2 id="changes">Changes</h2>
          <Lines lines={changes} />
        </>
      )}
      <h2 id="about">About the data</h2>
      <p>Each release is compared with the vanilla Spark run that was published with it.</p>
      <Lines lines={[engine, { label: 'How rounds are compared', path: '/methodology/#rounds' }]} />
    </>
  );
}

function Figures({ data }: { data: HistoryPageData }) {
  const { figures, noFigure } = data;
  if (figures.length === 0) return <p>{noFigure}</p>;
  return (
    <>
      <h2 id="speedup">Speedup</h2>
      {figures.map(({ speedups }) => (
        <HistoryFigure key={speedups.id} figure={speedups} page={data} />
      ))}
      <h2 id="baseline">The baseline</h2>
      {figures.map(({ baseline }) => (
        <HistoryFigure key={baseline.id} figure={baseline} page={data} />
      ))}
    </>
  );
}

function Breaks({ breaks }: { breaks: string[] }) {
  if (breaks.length === 0) return null;
  return (
    <>
      <h2 id="breaks">Setup changes between rounds</h2>
      <ul className={parts.lines}>
        {breaks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
