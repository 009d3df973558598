import { type CSSProperties, useState } from 'react';
import { useFileUrl } from '../ui/siteUrls';
import own from './plans.module.css';
import styles from './styles.module.css';
import type { PlanLine, QueryPlans } from './types';

interface Props {
  /** Site path of the file with the plans. */
  path: string;
  query: string;
}

/** Operators of both final plans with their SQL metrics, fetched when opened; a link without scripts. */
export default function Plans({ path, query }: Props) {
  const address = useFileUrl(path);
  const [plans, setPlans] = useState<QueryPlans | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () =>
    fetch(address)
      .then((response) => response.json())
      .then(setPlans)
      .catch(() => setFailed(true));
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => currentTarget.open && !plans && load()}>
      <summary>Operators of both plans with their metrics</summary>
      <p>
        The final plans of {query}, with the SQL metrics of each operator summed over tasks. Metrics that are 0 are
        omitted. <a href={address}>JSON</a>
        {failed && ' could not be loaded.'}
      </p>
      {plans?.sides.map(({ name, iteration, lines }) => (
        <Plan key={name} title={`${name}, iteration ${iteration}`} lines={lines} />
      ))}
    </details>
  );
}

function Plan({ title, lines }: { title: string; lines: PlanLine[] }) {
  return (
    <>
      <p>{title}</p>
      <ul className={own.plan}>
        {lines.map(([depth, operator, stages, metrics], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: operators of a plan have no unique name
          <li key={index} style={{ '--depth': depth } as CSSProperties}>
            <b>{operator}</b>
            {stages !== '' && ` stage ${stages}`}
            <small>{metrics}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
