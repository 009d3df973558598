import { useState } from 'react';
import CodeSample from '../../ui/CodeSample';
import SiteLink from '../../ui/SiteLink';
import { type Reproduce, rerunCommand } from '../reproduce';
import styles from './styles.module.css';

/** The command that reruns a result set, for all of its queries or for one, what is not recorded, and the reruns that exist. */
export default function Rerun({ run }: { run: Reproduce }) {
  const { recorded, queries, unlisted = 0, rerunOf, reruns } = run;
  const [query, choose] = useState('');
  const text = rerunCommand(run, query === '' ? undefined : query);
  return (
    <>
      <p>{recorded}</p>
      <label className={`${styles.queries} no-print`}>
        Queries
        <select className={styles.select} value={query} onChange={(event) => choose(event.target.value)}>
          <option value="">all {queries.length + unlisted}</option>
          {queries.map((name) => (
            <option key={name} value={name}>
              only {name}
            </option>
          ))}
          {unlisted > 0 && <option disabled>{unlisted} shorter queries: replace the name in the command</option>}
        </select>
      </label>
      <CodeSample label={`Command that reruns ${run.title}`} text={text} copyLabel="Copy command">
        {text}
      </CodeSample>
      {rerunOf && (
        <p>
          This result set is a rerun of <SiteLink to={rerunOf.path}>{rerunOf.label}</SiteLink>.
        </p>
      )}
      {reruns.map(({ label, path }) => (
        <p key={path}>
          Rerun: <SiteLink to={path}>{label}</SiteLink>
        </p>
      ))}
    </>
  );
}
