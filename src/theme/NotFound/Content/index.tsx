import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';

/** What stands where no page is: the fact, and the three ways on. */
export default function NotFoundContent({ className }: Props) {
  return (
    <main className={className ? `look-frame ${className}` : 'look-frame'}>
      <h1>Page not found</h1>
      <p className="look-prose">
        The page may have moved, or the URL may be mistyped. Files under /data/ and /charts/ are removed when their
        source file is removed.
      </p>
      <ul className="look-prose">
        <li>
          <Link to="/reports/">Reports</Link>
        </li>
        <li>
          <Link to="/data/">Data</Link>
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
