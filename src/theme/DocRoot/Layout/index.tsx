import type { Props } from '@theme/DocRoot/Layout';

/** The frame of every documentation page: no left sidebar and no button back to the top. */
export default function DocRootLayout({ children }: Props) {
  return <main className="look-frame">{children}</main>;
}
