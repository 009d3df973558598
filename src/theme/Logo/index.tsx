import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';

/** The name of the site, which leads home: it has no picture. */
export default function Logo({ titleClassName, imageClassName: _, ref: __, ...props }: Props) {
  const { navbar } = useThemeConfig();
  return (
    <Link to="/" {...props}>
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
