import { useEffect, useState } from 'react';
import type { EngineSettings } from '../../../benchmark/trial/engineSettings';
import type { LoggedTrial } from '../../../benchmark/trial/planTrial';
import fold from '../../../css/fold.module.css';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import DownloadButton from '../../ui/DownloadButton';
import SiteLink from '../../ui/SiteLink';
import { setsZip } from '../browser/localResults/savedComparison';
import { plannedTrial, type TrialChoice } from '../trialPlanner';
import styles from './own.module.css';

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
  baseline: 'native-spark',
  candidate: 'comet',
};

const FIELDS: readonly [name: 'share' | 'difference' | 'nodes' | 'price', label: string][] = [
  ['share', 'Share of time (%)'],
  ['difference', 'Difference to see (%)'],
  ['nodes', 'Nodes'],
  ['price', 'Price (USD per node and hour)'],
];

/** Engines whose settings this site documents; empty until they are loaded, or if they cannot be loaded. */
function useEngines(base: string): EngineSettings[] {
  const [engines, setEngines] = useState<EngineSettings[]>([]);
  useEffect(() => {
    let isGone = false;
    fetch(`${base}data/trial-engines.json`)
      .then((response) => (response.ok ? response.json() : []))
      .then((loaded) => isGone || setEngines(loaded))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [base]);
  return engines;
}

/** The trial that decides between two engines on the queries of a log: which queries, how many applications, how long. */
export default function TrialPlanner({ base, name, trial }: Props) {
  const engines = useEngines(base);
  const [choice, setChoice] = useState({ ...CHOICE, nodes: trial.nodes === null ? '' : String(trial.nodes) });
  const change = (field: keyof TrialChoice) => (event: { target: { value: string } }) =>
    setChoice({ ...choice, [field]: event.target.value });
  return (
    <details className={`${fold.fold} ${styles.operators}`}>
      <summary>Plan a trial on your queries: {name}</summary>
      <div className={styles.fields}>
        {FIELDS.map(([field, label]) => (
          <label key={field} className={styles.field}>
            {label}
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
              {engines.map(({ id, title }) => (
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
  const { sentence, sentences, table, files } = planned;
  return (
    <>
      <p className={styles.plan}>
        <strong>{sentence}</strong> {sentences.join(' ')} The zip file contains settings, order, queries, and commands.{' '}
        <SiteLink to="/contribute/#plan-a-trial">How to run it</SiteLink>
      </p>
      {files && (
        <DownloadButton label="Zip" name="trial.zip" content={async () => setsZip([], Object.fromEntries(files))} />
      )}
      <TableFrame label="Queries of the trial">
        <DataTable table={table} caption="Queries of the trial" stacked />
      </TableFrame>
    </>
  );
}
