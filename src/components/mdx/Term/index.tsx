import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** A term of a definition list that other pages link to by its id. The build then knows the address and checks links to it. */
export default function Term({ id, children }: { id: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id);
  return <dt id={id}>{children}</dt>;
}
