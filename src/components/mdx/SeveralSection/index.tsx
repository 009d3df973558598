import { useState } from 'react';
import { sentencesAfterLead } from '../../../benchmark/text/lead';
import { WHOLE_TABLE } from '../../../figures/shared/tableView';
import Advice from '../../figure/Advice';
import ComparabilityCheck from '../../figure/ComparabilityCheck';
import FigureFooter from '../../figure/FigureFooter';
import ReportFigure from '../../figure/ReportFigure';
import VerdictHead from '../../figure/VerdictHead';
import type { MultiCandidateData } from '../../multiCandidate/data';
import HeatMap from '../../multiCandidate/HeatMap';
import type { ReportData } from '../../report/report';
import DataTable from '../../table/DataTable';
import Note from '../../ui/Note';
import ScrollBox from '../../ui/ScrollBox';
import { useResolvePath } from '../../ui/siteUrls';
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
        <p className={verdictStyles.rest}>{sentencesAfterLead(verdict)}</p>
      </div>
      <Advice advice={data.report.advice} notMeasured={[]} />
    </section>
  );
}

type Pair = MultiCandidateData['suites'][number]['comparabilityChecks'][number];

/** The comparability check of every pair, folded; the summary shows its counts. */
function ComparabilityChecks({ multiCandidate }: { multiCandidate: MultiCandidateData }) {
  return (
    <>
      {multiCandidate.suites.map(({ key, name, comparabilityChecks }) => (
        <div key={key}>
          {multiCandidate.suites.length > 1 && <h3>{name}</h3>}
          {comparabilityChecks.map((pair) => (
            <PairComparability key={pair.title} pair={pair} />
          ))}
        </div>
      ))}
    </>
  );
}

function PairComparability({ pair: { title, names, sources, comparability } }: { pair: Pair }) {
  return (
    <details className={styles.pair}>
      <summary>
        <strong>{title}.</strong> {comparability.title}
      </summary>
      <ComparabilityCheck comparability={comparability} names={names}>
        <FigureFooter
          sources={sources}
          problem={{
            what: `${title}: ${comparability.title}`,
            artifacts: sources.map(({ path }) => ({ path: `static${path}datapackage.json` })),
          }}
        />
      </ComparabilityCheck>
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
  const addressOf = useResolvePath();
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
  if (section === 'comparable') return <ComparabilityChecks multiCandidate={multiCandidate} />;
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
