import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';

/** The site's mark and name, linked to the home page. The mark is inline SVG, so it uses the theme's colors. */
export default function Logo({ titleClassName, imageClassName: _, ref: __, ...props }: Props) {
  const { navbar } = useThemeConfig();
  return (
    <Link to="/" {...props}>
      <svg className="navbar__mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect x="10" y="14" width="16" height="4" fill="var(--look-faster)" />
        <circle cx="9" cy="16" r="7" fill="var(--look-faster)" />
        <rect x="25" y="4" width="5" height="24" fill="currentColor" />
      </svg>
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
