import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Answers } from '../../../reader/messages';
import { type Field, FOR_CONTRIBUTION, fieldsOf } from './fields';
import type { AskingJob } from './jobs';
import styles from './own.module.css';

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
      <h3>Missing information</h3>
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
