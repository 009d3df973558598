import type { Contradiction, PublishedParts } from '../../../benchmark/pages/published/parts';
import { capitalise } from '../../../benchmark/text/names';
import { usePlaces } from '../../ui/places';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

/** The address of an artifact's line, by a template with {path} and {line}; null where the site names none ('') or the line is not known. */
export function lineAddress(template: string, { path, line }: Pick<Contradiction, 'path' | 'line'>): string | null {
  if (template === '' || line === null) return null;
  return template.replace('{path}', `static${path}`).replace('{line}', String(line));
}

/** What the source contradicts, in itself or against its environment, each with the artifact line. Says so where there is nothing. */
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
  const shown = lineAddress(usePlaces().lineUrl, contradiction);
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
