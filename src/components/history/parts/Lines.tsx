import { useAddresses } from '../../ui/places';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Line {
  label: string;
  path: string;
  /** Below the link; left out where there is nothing to say. */
  note?: string;
}

/** Links, one below the other, each with what it leads to; one that leads to a page that the site has not, and says nothing besides, is left out. */
export default function Lines({ lines }: { lines: readonly Line[] }) {
  const addressOf = useAddresses();
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
