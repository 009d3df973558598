import { formatFileSize, formatProgress } from '../../../benchmark/text/fileSize';
import { formatNumber } from '../../../benchmark/text/numbers';
import control from '../../../css/control.module.css';
import fold from '../../../css/fold.module.css';
import type { LocalSet } from '../browser/localResults/localSets';
import { pickerOption } from '../pickerOptions';
import type { Job } from './jobs';
import styles from './own.module.css';
import type { Jobs } from './useJobs';

interface Props extends Pick<Jobs, 'remove' | 'correct' | 'countBroken'> {
  jobs: readonly Job[];
  /** Sets without a job: they were loaded on an earlier visit. */
  sets: readonly LocalSet[];
  forget: (id: string) => void;
}

/** The given files with their type and progress, and the sets of earlier visits. */
export default function FileTable({ jobs, sets, forget, ...actions }: Props) {
  return (
    <ul className={styles.files} aria-label="Your files">
      {jobs.map((job) => (
        <li key={job.key} className={styles.file} data-state={job.state}>
          <p className={styles.name}>
            <strong data-own={job.state === 'made' ? 'yes' : undefined}>{job.name}</strong>
            <span>{formatFileSize(job.size)}, stays on your computer</span>
          </p>
          <FileDescription job={job} />
          <State job={job} />
          <p className={styles.actions}>
            <Actions job={job} forget={forget} {...actions} />
          </p>
        </li>
      ))}
      {sets.map((set) => (
        <StoredRow key={set.id} set={set} forget={forget} />
      ))}
    </ul>
  );
}

function StoredRow({ set: { id, entry }, forget }: { set: LocalSet; forget: Props['forget'] }) {
  const { title, place } = pickerOption(entry);
  return (
    <li className={styles.file} data-state="kept">
      <p className={styles.name}>
        <strong data-own="yes">{title}</strong>
        <span>{id}</span>
      </p>
      <p>{place}</p>
      <p className={styles.state}>{entry.mark}</p>
      <p className={styles.actions}>
        <Action words="Forget" of={title} act={() => forget(id)} />
      </p>
    </li>
  );
}

function FileDescription({ job }: { job: Job }) {
  if (job.state === 'reading')
    return <p>{job.events > 0 ? `Spark event log, ${formatNumber(job.events)} events so far` : 'Reading…'}</p>;
  const { what, lines } = words(job);
  return (
    <div>
      <p>{what}</p>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {job.state === 'made' && <Properties lines={job.properties} />}
    </div>
  );
}

/** What a contribution or a saved comparison holds of the Spark properties of a file, and what it does not. */
function Properties({ lines: [counts, ...lines] }: { lines: readonly string[] }) {
  if (counts === undefined) return null;
  return (
    <details className={fold.fold}>
      <summary>{counts}</summary>
      <pre className={styles.executions}>{lines.map((line) => line.trim()).join('\n')}</pre>
    </details>
  );
}

/** Maximum number of lines per file, and of its errors. */
const MAX_LINES = 6;
const MAX_ERRORS = 30;

function words(job: Exclude<Job, { state: 'reading' }>): { what: string; lines: string[] } {
  if (job.state === 'asking') return { what: job.asking.what, lines: job.asking.found };
  if (job.state === 'made') return { what: job.what, lines: job.found.slice(0, MAX_LINES) };
  const { what, why } = job.refused;
  const more = why.length > MAX_ERRORS ? [`${formatNumber(why.length - MAX_ERRORS)} more`] : [];
  return { what, lines: [...why.slice(0, MAX_ERRORS), ...more] };
}

const STATES = { asking: 'Needs input below', made: 'Loaded', refused: 'Could not be read' } as const;

function State({ job }: { job: Job }) {
  if (job.state !== 'reading') return <p className={styles.state}>{STATES[job.state]}</p>;
  const { read, size, name } = job;
  return (
    <div className={styles.state}>
      <p>{formatProgress(read, size)}</p>
      <progress aria-label={`Reading ${name}`} value={read} max={size} />
    </div>
  );
}

function Actions({ job, remove, correct, countBroken, forget }: Omit<Props, 'jobs' | 'sets'> & { job: Job }) {
  const { name } = job;
  if (job.state === 'reading') return <Action words="Cancel" of={name} act={() => remove(job.key)} />;
  const away = () => {
    if (job.state === 'made') for (const id of job.sets) forget(`own_${id}`);
    remove(job.key);
  };
  return (
    <>
      {job.state === 'made' && job.asking && <Action words="Correct" of={name} act={() => correct(job.key)} />}
      {job.state === 'refused' && job.refused.isBroken && (
        <Action words="Use the readable part" of={name} act={() => countBroken(job)} />
      )}
      <Action words={job.state === 'made' ? 'Forget' : 'Remove'} of={name} act={away} />
    </>
  );
}

function Action({ words, of, act }: { words: string; of: string; act: () => void }) {
  return (
    <button type="button" className={control.textButton} onClick={act}>
      {words}
      <span className="visually-hidden"> {of}</span>
    </button>
  );
}
