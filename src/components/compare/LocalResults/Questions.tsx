import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Answers } from '../../../fileParser/messages';
import { UNIT_CHOICES } from '../../../importers/columnUnit';
import { type OptionName, optionNamed } from '../../../resultSet/options';
import type { AskingJob } from './jobs';
import styles from './own.module.css';

interface Choice {
  value: string;
  label: string;
}

/** A question: `name` is the name of the answer, "engine 0" for the first engine. */
interface Field {
  name: string;
  label: string;
  hint?: string;
  choices?: readonly Choice[];
}

const CHOICES: Partial<Record<OptionName, readonly Choice[]>> = {
  suite: [
    { value: 'tpcds', label: 'TPC-DS, 103 queries' },
    { value: 'tpch', label: 'TPC-H, 22 queries' },
  ],
  statistic: [
    { value: '', label: 'choose' },
    { value: 'median', label: 'median of the iterations' },
    { value: 'mean', label: 'mean of the iterations' },
    { value: 'min', label: 'fastest iteration' },
    { value: 'single', label: 'a single run' },
  ],
  'time-unit': [{ value: '', label: 'choose' }, ...UNIT_CHOICES.map((value) => ({ value, label: value }))],
};

/** Answers that only a contribution needs. */
const FOR_CONTRIBUTION = ['id', 'harness', 'source-title', 'source-url', 'date', 'license'];

/** The question for a name, with choices if the file contains them. */
function fieldOf(name: string, chosen: Readonly<Record<string, readonly string[]>>): Field {
  const known = name.replace(/ \d+$/, '') as OptionName;
  const own = chosen[name]?.map((value) => ({ value, label: value }));
  const choices = own ? [{ value: '', label: 'none' }, ...own] : CHOICES[known];
  const { label = known, example: hint } = optionNamed(known);
  return { name, label, ...(hint ? { hint } : {}), ...(choices ? { choices } : {}) };
}

/** The answers of a form, without empty fields. */
function answersOf(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Questions about information that a file lacks and a comparison needs; information in the file can be corrected. */
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
      <h2>{asking.asked.includes('query-column') ? 'Name the columns' : 'Missing information'}</h2>
      <p>
        For <strong>{name}</strong>.{' '}
        {!asking.isMapping && 'Suggested values are prefilled. Enter “unknown” for anything you do not know.'}
      </p>
      <WrongFile texts={wrong?.others ?? []} />
      <Executions lines={asking.executions} />
      {asking.engines.map((engine, at) => (
        <Engine key={engine} engine={engine} at={at} job={job} />
      ))}
      <Group names={asking.asked} job={job} />
      {asking.read.length > 0 && (
        <details open={isWrong(asking.read)}>
          <summary>Detected from the file (edit if wrong)</summary>
          <Group names={asking.read} job={job} />
        </details>
      )}
      {!asking.isMapping && <Contribution job={job} isOpen={isWrong(FOR_CONTRIBUTION)} />}
      <button type="submit" className={styles.primary}>
        {asking.isMapping ? 'Read the file' : 'Compare'}
      </button>
    </form>
  );
}

/** Questions that only a contribution needs; the ID only for a single set. */
function Contribution({ job, isOpen }: { job: AskingJob; isOpen: boolean }) {
  const isSeveral = job.asking.engines.length > 0;
  return (
    <details open={isOpen}>
      <summary>For a contribution: source and license</summary>
      <Group names={FOR_CONTRIBUTION.filter((name) => !isSeveral || name !== 'id')} job={job} />
    </details>
  );
}

/** Executions of a log without a description, in run order. */
function Executions({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : <pre className={styles.executions}>{lines.join('\n')}</pre>;
}

/** One engine of a file with times of several engines, which can be excluded. */
function Engine({ engine, at, job }: { engine: string; at: number; job: AskingJob }) {
  return (
    <fieldset className={styles.engine}>
      <legend>
        <label>
          <input type="checkbox" name={`use ${at}`} value="yes" defaultChecked={job.answers[`use ${at}`] === 'yes'} />{' '}
          {engine}
        </label>
      </legend>
      <Group names={[`engine ${at}`, `engine-version ${at}`]} job={job} />
    </fieldset>
  );
}

/** Errors of the file itself, or of the combined answers. */
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
      {names.map((name) => (
        <QuestionField
          key={`${asking.isMapping} ${name}`}
          field={fieldOf(name, asking.choices)}
          value={answers[name] ?? ''}
          wrong={wrong?.fields[name] ?? []}
        />
      ))}
    </div>
  );
}

function QuestionField({ field, value, wrong }: { field: Field; value: string; wrong: string[] }) {
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
