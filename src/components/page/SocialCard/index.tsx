import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import CardText from '../CardText';

interface Props {
  /** The id of the report whose card stands for the page. */
  report: string;
  /** What the card shows, for those who cannot see it. */
  text: string;
}

/** Makes a report's card the picture that other sites show for a page. Its size is the same for all cards and stands in the site's settings. */
export default function SocialCard({ report, text }: Props): ReactNode {
  return (
    <>
      <PageMetadata image={`/charts/${report}/card.png`} />
      <CardText text={text} />
    </>
  );
}
