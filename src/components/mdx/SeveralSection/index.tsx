import { useState } from 'react';
import { restOf } from '../../../benchmark/text/lead';
import { WHOLE_TABLE } from '../../../figures/shared/tableView';
import Advice from '../../figure/Advice';
import FigureFooter from '../../figure/FigureFooter';
import Receipt from '../../figure/Receipt';
import ReportFigure from '../../figure/ReportFigure';
import VerdictHead from '../../figure/VerdictHead';
import type { MultiCandidateData } from '../../multiCandidate/data';
import HeatMap from '../../multiCandidate/HeatMap';
import type { ReportData } from '../../report/report';
import DataTable from '../../table/DataTable';
import Note from '../../ui/Note';
import { useAddresses } from '../../ui/places';
import ScrollBox from '../../ui/ScrollBox';
import verdictStyles from '../VerdictBlock/styles.module.css';
import styles from './styles.module.css';

/** The verdict on several candidates: its words, the three metrics of each, doubts, and remarks on versions. */
function Verdict({ data, multiCandidate }: { data: ReportData; multiCandidate: MultiCandidateData }) {
  const { verdict, evidence, notes, remarks } = multiCandidate;
  return (
    <section className={verdictStyles.block} aria-label="Verdict">
      <VerdictHead word={verdict.word} sentence={verdict.sentence} evidence={evidence} />
      <ReportFigure data={data} figure="forest" />
      <div className={verdictStyles.notes}>
        {notes.length > 0 && <Note kind="warning" text={notes.join(' ')} />}
        {remarks.length > 0 && <Note kind="remark" text={remarks.join(' ')} />}
        <p className={verdictStyles.rest}>{restOf(verdict)}</p>
      </div>
      <Advice advice={data.report.advice} notMeasured={[]} />
    </section>
  );
}

type Pair = MultiCandidateData['suites'][number]['receipts'][number];

/** The comparability check of every pair, folded; the summary shows its counts. */
function Receipts({ multiCandidate }: { multiCandidate: MultiCandidateData }) {
  return (
    <>
      {multiCandidate.suites.map(({ key, name, receipts }) => (
        <div key={key}>
          {multiCandidate.suites.length > 1 && <h3>{name}</h3>}
          {receipts.map((pair) => (
            <PairReceipt key={pair.title} pair={pair} />
          ))}
        </div>
      ))}
    </>
  );
}

function PairReceipt({ pair: { title, names, sources, receipt } }: { pair: Pair }) {
  return (
    <details className={styles.pair}>
      <summary>
        <strong>{title}.</strong> {receipt.title}
      </summary>
      <Receipt receipt={receipt} names={names}>
        <FigureFooter
          sources={sources}
          problem={{
            what: `${title}: ${receipt.title}`,
            artifacts: sources.map(({ path }) => ({ path: `static${path}datapackage.json` })),
          }}
        />
      </Receipt>
    </details>
  );
}

/** Every query of every suite, as a sortable heat map. */
function Queries({ multiCandidate }: { multiCandidate: MultiCandidateData }) {
  return (
    <>
      {multiCandidate.suites.map((suite) => (
        <SuiteQueries key={suite.key} suite={suite} />
      ))}
    </>
  );
}

function SuiteQueries({ suite: { name, queriesPrefix, multi } }: { suite: MultiCandidateData['suites'][number] }) {
  const [view, setView] = useState(WHOLE_TABLE);
  const addressOf = useAddresses();
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

/** The settings of all sides; those that differ are in a table. */
function Settings({ multiCandidate }: { multiCandidate: MultiCandidateData }) {
  return (
    <>
      {multiCandidate.settings.map(({ name, table, rest }) => {
        const caption = `Settings that differ${name === '' ? '' : `, ${name}`}`;
        return (
          <div key={name}>
            {name !== '' && <h3>{name}</h3>}
            {table.rows.length > 0 && (
              <ScrollBox className={styles.settings} label={caption}>
                <DataTable table={table} caption={caption} stacked />
              </ScrollBox>
            )}
            <p className={styles.same}>{rest}</p>
          </div>
        );
      })}
    </>
  );
}

interface Props {
  data: ReportData;
  /** ID of one of the dashboard's sections. */
  section: string;
}

/** Data of a comparison of several candidates. Throws for a report without one. */
function multiCandidateOf({ multiCandidate, report }: ReportData): MultiCandidateData {
  if (!multiCandidate) throw new Error(`report ${report.id} does not compare several candidates`);
  return multiCandidate;
}

/** The content below one heading of a report on several candidates. Throws for an unknown section. */
export default function SeveralSection({ data, section }: Props) {
  const multiCandidate = multiCandidateOf(data);
  if (section === 'verdict') return <Verdict data={data} multiCandidate={multiCandidate} />;
  if (section === 'every-query') return <Queries multiCandidate={multiCandidate} />;
  if (section === 'comparable') return <Receipts multiCandidate={multiCandidate} />;
  if (section === 'environment') return <Settings multiCandidate={multiCandidate} />;
  const suite = multiCandidate.suites.find(({ key }) => key === section);
  if (!suite)
    throw new Error(`unknown section: ${section} (suites: ${multiCandidate.suites.map(({ key }) => key).join(', ')})`);
  return (
    <>
      {suite.figures.slice(1).map((figure) => (
        <ReportFigure key={figure} data={data} figure={figure} />
      ))}
    </>
  );
}
