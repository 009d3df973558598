import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Answers } from '../../../reader/messages';
import type { AskingJob } from './jobs';
import styles from './own.module.css';

/** A question about a file, by the name that the answer has as an option of `npm run import`. */
interface Field {
  name: string;
  label: string;
  hint?: string;
  choices?: readonly { value: string; label: string }[];
}

const NOT_SAID = { value: '', label: 'choose' };

/** All that can be asked of what was measured. */
const FIELDS: readonly Field[] = [
  { name: 'engine', label: 'Engine', hint: 'vanilla Spark' },
  { name: 'engine-version', label: 'Engine version', hint: '3.5.8, or unknown' },
  {
    name: 'suite',
    label: 'Suite',
    choices: [
      { value: 'tpcds', label: 'TPC-DS, 103 queries' },
      { value: 'tpch', label: 'TPC-H, 22 queries' },
    ],
  },
  { name: 'query-version', label: 'Query version', hint: '4.0, or unknown' },
  { name: 'scale-factor', label: 'Scale factor (GB)', hint: '1000' },
  { name: 'table-format', label: 'Table format', hint: 'parquet' },
  {
    name: 'statistic',
    label: 'Statistic of the query times',
    choices: [
      NOT_SAID,
      { value: 'median', label: 'median of the iterations' },
      { value: 'mean', label: 'mean of the iterations' },
      { value: 'min', label: 'fastest iteration' },
      { value: 'single', label: 'a single run' },
    ],
  },
  { name: 'iterations', label: 'Timed iterations', hint: '5, or unknown' },
  { name: 'warmup', label: 'Warm-up iterations', hint: '1, or empty if unknown' },
  { name: 'column', label: 'Engine in the file' },
  { name: 'side', label: 'Side of the report' },
  { name: 'format', label: 'File format' },
  { name: 'id', label: 'Result set ID', hint: 'generated from your answers' },
  {
    name: 'harness',
    label: 'Benchmark harness',
    hint: 'NAME@VERSION; required if the query version is unknown',
  },
  { name: 'date', label: 'First published on', hint: '2026-04-29; if empty: today' },
  { name: 'source-title', label: 'Source title', hint: 'if empty: first published here' },
  { name: 'source-url', label: 'Source URL', hint: 'https://…' },
  { name: 'license', label: 'License', hint: 'Apache-2.0' },
];

/** What only a contribution needs. */
const FOR_CONTRIBUTION = ['id', 'source-title', 'source-url', 'date', 'license'];

/** The questions of these names, in their order, with what there is to choose from where the file says. */
function fieldsOf(names: readonly string[], chosen: Readonly<Record<string, readonly string[]>>): Field[] {
  return names.flatMap((name) => {
    const field = FIELDS.find((one) => one.name === name);
    const own = chosen[name]?.map((value) => ({ value, label: value }));
    return field ? [own ? { ...field, choices: [NOT_SAID, ...own] } : field] : [];
  });
}

/** The answers of a form; what is left empty is not said. */
function answersOf(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** What a file does not say, to be said before it can be compared; what it does say can be corrected. */
export default function Questions({ job, answer }: { job: AskingJob; answer: (answers: Answers) => void }) {
  const { asking, wrong, name } = job;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer(answersOf(event.currentTarget));
  };
  const isWrong = (names: readonly string[]) => names.some((field) => wrong?.fields[field]);
  return (
    <form ref={form} className={styles.questions} onSubmit={submit} noValidate>
      <h2>Missing information</h2>
      <p>
        For <strong>{name}</strong>. Values suggested by the file name are prefilled. Enter “unknown” for anything you
        do not know. The same rules apply as for <code>npm run import</code>.
      </p>
      <WrongFile texts={wrong?.others ?? []} />
      <Group names={asking.asked} job={job} />
      {asking.read.length > 0 && (
        <details open={isWrong(asking.read)}>
          <summary>Detected from the file (edit if wrong)</summary>
          <Group names={asking.read} job={job} />
        </details>
      )}
      <details open={isWrong(FOR_CONTRIBUTION)}>
        <summary>For a contribution: ID, source, and license</summary>
        <Group names={FOR_CONTRIBUTION} job={job} />
      </details>
      <button type="submit" className={styles.primary}>
        Compare
      </button>
    </form>
  );
}

/** What is wrong with the file itself, or with the answers together. */
function WrongFile({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.wrong} role="alert">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Group({ names, job }: { names: readonly string[]; job: AskingJob }) {
  const { answers, wrong, asking } = job;
  return (
    <div className={styles.fields}>
      {fieldsOf(names, asking.choices).map((field) => (
        <Asked
          key={field.name}
          field={field}
          value={answers[field.name] ?? ''}
          wrong={wrong?.fields[field.name] ?? []}
        />
      ))}
    </div>
  );
}

function Asked({ field, value, wrong }: { field: Field; value: string; wrong: string[] }) {
  const id = useId();
  const { name, label, hint, choices } = field;
  const about = {
    id,
    name,
    className: styles.input,
    'aria-invalid': wrong.length > 0,
    'aria-describedby': wrong.length > 0 ? `${id}-wrong` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...about} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...about} type="text" defaultValue={value} placeholder={hint} autoComplete="off" spellCheck={false} />
      )}
      {wrong.length > 0 && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {wrong.join('; ')}
        </p>
      )}
    </div>
  );
}
