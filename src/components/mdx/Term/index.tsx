import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** A term of a definition list with an anchor. The build registers the anchor and checks links to it. */
export default function Term({ id, children }: { id: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id);
  return <dt id={id}>{children}</dt>;
}
