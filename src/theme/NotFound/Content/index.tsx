import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';

/** What stands where no page is: the fact, and the three ways on. */
export default function NotFoundContent({ className }: Props) {
  return (
    <main className={className ? `look-frame ${className}` : 'look-frame'}>
      <h1>There is no page at this address</h1>
      <p className="look-prose">
        Nothing was found here. The page may have moved, or the address may be mistyped. Files under /data/ and /charts/
        exist only as long as the artifact that they are computed from.
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
