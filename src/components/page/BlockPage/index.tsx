import head from '../../../css/head.module.css';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import Blocks, { type Drawings, Parts } from '../Blocks';
import InlineDataPage from '../InlineDataPage';
import JsonLd from '../JsonLd';
import MarkdownTwin from '../MarkdownTwin';
import type { Page } from '../page';
import styles from './styles.module.css';

/** A page as data, with the components of its drawings. */
export default function BlockPage({ drawings = {} }: { drawings?: Drawings }) {
  return (
    <InlineDataPage<Page> about={({ title, description }) => ({ title, description })}>
      {(page) => (
        <>
          {page.jsonLd && <JsonLd value={page.jsonLd} />}
          <Header page={page} />
          <Blocks blocks={page.blocks} path={page.path} drawings={drawings} level={2} />
        </>
      )}
    </InlineDataPage>
  );
}

/** Breadcrumb, links next to it, title, and facts. */
function Header({ page: { path, title, heading = title, trail, beside, facts } }: { page: Page }) {
  const addressOf = useResolvePath();
  const shown = trail.filter((part) => part.path === undefined || addressOf(part.path));
  return (
    <header>
      <MarkdownTwin path={path} />
      <div className={`${head.trail} ${styles.trail}`}>
        <nav aria-label="Breadcrumb">
          {shown.map((part, at) => (
            <span key={part.text}>
              {at > 0 && ' / '}
              <Parts parts={[part]} />
            </span>
          ))}
        </nav>
        {beside && (
          <nav className="no-print" aria-label={beside.label}>
            {beside.links.map((link) => (
              <SiteLink key={link.path} to={link.path}>
                {link.label}
              </SiteLink>
            ))}
          </nav>
        )}
      </div>
      <h1>{heading}</h1>
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
