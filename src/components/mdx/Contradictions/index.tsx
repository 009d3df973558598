import { capitalise } from '../../../benchmark/text/names';
import type { Contradiction, PublishedParts } from '../../published/parts';
import SiteLink from '../../ui/SiteLink';
import { useSiteUrls } from '../../ui/siteUrls';
import { lineAddress } from './address';
import styles from './styles.module.css';

/** Contradictions in the source or with its environment, each with its artifact line; a sentence if there are none. */
export default function Contradictions({ data }: { data: PublishedParts }) {
  if (data.contradictions.length === 0) return <p>No contradictions found.</p>;
  return (
    <ul className={styles.list}>
      {data.contradictions.map((contradiction) => (
        <Entry key={`${contradiction.label} ${contradiction.message}`} contradiction={contradiction} />
      ))}
    </ul>
  );
}

function Entry({ contradiction }: { contradiction: Contradiction }) {
  const { message, label, path } = contradiction;
  const shown = lineAddress(useSiteUrls().lineUrl, contradiction);
  return (
    <li>
      <span>{capitalise(message)}</span>
      <span className={styles.place}>
        <SiteLink to={path}>{label}</SiteLink>
        {shown !== null && (
          <a href={shown} className="no-print">
            In the repository<span className="visually-hidden">: {label}</span>
          </a>
        )}
      </span>
    </li>
  );
}
