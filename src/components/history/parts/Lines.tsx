import type { Link } from '../../../benchmark/model/link';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import styles from './styles.module.css';

interface Line extends Link {
  /** Text below the link; absent for none. */
  note?: string;
}

/** A list of links with notes. A link to a page that the site does not have is omitted if it has no note. */
export default function Lines({ lines }: { lines: readonly Line[] }) {
  const addressOf = useResolvePath();
  const shown = lines.filter(({ path, note }) => note || addressOf(path));
  return (
    <ul className={styles.lines}>
      {shown.map(({ label, path, note }) => (
        <li key={`${path} ${label}`}>
          <SiteLink to={path}>{label}</SiteLink>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
