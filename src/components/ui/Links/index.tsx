import type { Link } from '../../../benchmark/model/link';
import SiteLink from '../SiteLink';

/** Links separated by commas. */
export default function Links({ links }: { links: readonly Link[] }) {
  return links.map(({ label, path }, index) => (
    <span key={`${label} ${path}`}>
      {index > 0 && ', '}
      <SiteLink to={path}>{label}</SiteLink>
    </span>
  ));
}
