import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';

/** The frame of every documentation page: no left sidebar and no button back to the top. */
export default function DocRootLayout({ children }: Props): ReactNode {
  return <main className="look-frame">{children}</main>;
}
