import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import styles from './styles.module.css';

interface Props {
  /** Breadcrumb; pages that the site does not have are omitted. */
  trail: { label: string; path: string }[];
  title: string;
  description: string;
  meta?: string;
}

/** Header of a page on engines over time: breadcrumb, title, description, and required notes. */
export default function Head({ trail, title, description, meta }: Props) {
  const addressOf = useResolvePath();
  const back = trail.filter(({ path }) => addressOf(path));
  return (
    <header>
      <nav className={styles.trail} aria-label="Breadcrumb">
        {back.map(({ label, path }) => (
          <span key={path}>
            <SiteLink to={path}>{label}</SiteLink> /{' '}
          </span>
        ))}
        {title}
      </nav>
      <h1>{title}</h1>
      <p className={styles.description}>{description}</p>
      {meta && <p className={styles.meta}>{meta}</p>}
    </header>
  );
}
