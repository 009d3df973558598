import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';
import SearchBox from '../../../components/search/SearchBox';

/** The page for an unknown URL, with search and links. */
export default function NotFoundContent({ className }: Props) {
  return (
    <main className={className ? `look-frame ${className}` : 'look-frame'}>
      <h1>Page not found</h1>
      <p className="look-prose">
        The page may have moved, or the URL may be mistyped. Files under /data/ and /charts/ are removed when their
        source file is removed.
      </p>
      <SearchBox index="/search-index.json" inPage />
      <p className="look-prose" style={{ marginTop: 24 }}>
        Or go to <Link to="/">the home page</Link>, <Link to="/reports/">all reports</Link>, or{' '}
        <Link to="/data/">all data</Link>.
      </p>
    </main>
  );
}
