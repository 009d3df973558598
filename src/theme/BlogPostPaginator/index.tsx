import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostPaginator';

export default function BlogPostPaginator({ nextItem, prevItem }: Props) {
  return (
    <nav className="post-paginator no-print" aria-label="Other posts">
      {nextItem && (
        <p>
          Earlier: <Link to={nextItem.permalink}>{nextItem.title}</Link>
        </p>
      )}
      {prevItem && (
        <p>
          Later: <Link to={prevItem.permalink}>{prevItem.title}</Link>
        </p>
      )}
    </nav>
  );
}
