import { PageMetadata } from '@docusaurus/theme-common';
import { usePlace, usePlaces } from '../../ui/places';
import CardText from '../CardText';

interface Props {
  /** The id of the report whose card stands for the page. */
  report: string;
  /** What the card shows, for those who cannot see it. */
  text: string;
}

/** Makes a report's card the picture that other sites show for a page. Its size is the same for all cards and stands in the site's settings. */
export default function SocialCard({ report, text }: Props) {
  const image = usePlace(`/charts/${report}/card.png`);
  const { images } = usePlaces();
  if (!images) return null;
  return (
    <>
      <PageMetadata image={image ?? undefined} />
      <CardText text={text} />
    </>
  );
}
