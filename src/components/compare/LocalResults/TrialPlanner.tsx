import { useState } from 'react';
import type { EngineSettings } from '../../../benchmark/trial/engineSettings';
import type { LoggedTrial } from '../../../benchmark/trial/planTrial';
import { TRIAL_NUMBERS } from '../../../benchmark/trial/trialChoice';
import fold from '../../../css/fold.module.css';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import DownloadButton from '../../ui/DownloadButton';
import SiteLink from '../../ui/SiteLink';
import { setsZip } from '../browser/localResults/savedComparison';
import { plannedTrial, type TrialChoice } from '../trialPlanner';
import styles from './own.module.css';
import usePublishedList from './usePublishedList';

interface Props {
  base: string;
  /** Name of the log. */
  name: string;
  trial: LoggedTrial;
}

const CHOICE: TrialChoice = {
  share: '80',
  difference: '10',
  nodes: '',
  price: '',
  spark: '',
  baseline: 'native-spark',
  candidate: 'comet',
};

const FIELDS = { ...TRIAL_NUMBERS, spark: { label: 'Version of Spark' } };

/** The trial that decides between two engines on the queries of a log: which queries, how many applications, how long. */
export default function TrialPlanner({ base, name, trial }: Props) {
  const engines = usePublishedList<EngineSettings>(base, 'data/trial-engines.json');
  const { nodes, spark } = trial;
  const [choice, setChoice] = useState({ ...CHOICE, nodes: String(nodes ?? ''), spark: spark ?? '' });
  const change = (field: keyof TrialChoice) => (event: { target: { value: string } }) =>
    setChoice({ ...choice, [field]: event.target.value });
  return (
    <details className={`${fold.fold} ${styles.operators}`}>
      <summary>Plan a trial on your queries: {name}</summary>
      <div className={styles.fields}>
        {(Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map((field) => (
          <label key={field} className={styles.field}>
            {FIELDS[field].label}
            <input
              className={styles.input}
              inputMode="decimal"
              autoComplete="off"
              value={choice[field]}
              onChange={change(field)}
            />
          </label>
        ))}
        {(['baseline', 'candidate'] as const).map((side) => (
          <label key={side} className={styles.field}>
            {side === 'baseline' ? 'Engine that you know' : 'Engine to try'}
            <select className={styles.input} value={choice[side]} onChange={change(side)}>
              {[...new Map(engines.map((one) => [one.id, one.name]))].map(([id, title]) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Plan planned={plannedTrial(trial, choice, engines)} />
    </details>
  );
}

function Plan({ planned }: { planned: ReturnType<typeof plannedTrial> }) {
  if (typeof planned === 'string')
    return (
      <p className={styles.plan} role="alert">
        {planned}
      </p>
    );
  const { sentence, sentences, table, files, reasons } = planned;
  return (
    <>
      <p className={styles.plan}>
        <strong>{sentence}</strong> {sentences.join(' ')}{' '}
        {files && 'The zip file contains settings, order, queries, and commands. '}
        <SiteLink to="/contribute/#plan-a-trial">How to run it</SiteLink>
      </p>
      {reasons.length > 0 && (
        <p className={styles.plan} role="alert">
          There is no zip file: {reasons.join('; ')}.
        </p>
      )}
      {files && (
        <DownloadButton label="Zip" name="trial.zip" content={async () => setsZip([], Object.fromEntries(files))} />
      )}
      <TableFrame label="Queries of the trial">
        <DataTable table={table} caption="Queries of the trial" stacked />
      </TableFrame>
    </>
  );
}
