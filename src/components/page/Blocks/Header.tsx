import head from '../../../css/head.module.css';
import { withWholeSuites } from '../../ui/Breakable';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import type { HeaderBlock } from '../page';
import { Parts } from './Parts';
import styles from './styles.module.css';

/** Breadcrumb, links next to it, title, and facts. */
export default function Header({ heading, trail, related, facts }: HeaderBlock) {
  const addressOf = useResolvePath();
  const shown = trail.filter((part) => part.path === undefined || addressOf(part.path));
  return (
    <header>
      <div className={`${head.trail} ${styles.trail}`}>
        <nav aria-label="Breadcrumb">
          {shown.map((part, at) => (
            <span key={part.text}>
              {at > 0 && ' / '}
              <Parts parts={[part]} />
            </span>
          ))}
        </nav>
        {related && (
          <nav className="no-print" aria-label={related.label}>
            {related.links.map((link) => (
              <SiteLink key={link.path} to={link.path}>
                {link.label}
              </SiteLink>
            ))}
          </nav>
        )}
      </div>
      <h1>{withWholeSuites(heading)}</h1>
      {facts.length > 0 && (
        <p className={`${head.facts} ${styles.facts}`}>
          {facts.map((fact) => (
            <span key={fact[0]?.text}>
              <Parts parts={fact} />
            </span>
          ))}
        </p>
      )}
    </header>
  );
}
