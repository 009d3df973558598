import { PageMetadata } from '@docusaurus/theme-common';
import { useResolvedPath, useSiteUrls } from '../../ui/siteUrls';
import CardText from '../CardText';

interface Props {
  /** ID of the report whose card represents the page. */
  report: string;
  /** Alternative text of the card. */
  text: string;
}

/** Sets a report's card as the picture that other sites show for a page. The site's configuration sets its size. */
export default function SocialCard({ report, text }: Props) {
  const image = useResolvedPath(`/charts/${report}/card.png`);
  const { images } = useSiteUrls();
  if (!images) return null;
  return (
    <>
      <PageMetadata image={image ?? undefined} />
      <CardText text={text} />
    </>
  );
}
