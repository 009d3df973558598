import type { Props } from '@theme/DocRoot/Layout';

/** The layout of documentation pages, without a left sidebar and a back-to-top button. */
export default function DocRootLayout({ children }: Props) {
  return <main className="look-frame">{children}</main>;
}
