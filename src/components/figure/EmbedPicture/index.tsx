import { useFileUrl } from '../../ui/siteUrls';
import { type EmbedTheme, pictureEnd, pictureSources } from '../EmbedDialog/embedSnippets';

interface Props {
  /** "report/chart". */
  chart: string;
  description: string;
  theme: EmbedTheme;
}

/** The picture of a chart as its embed code shows it on a different site. */
export default function EmbedPicture({ chart, description, theme }: Props) {
  const picture = useFileUrl(`/charts/${chart}`);
  return (
    <picture>
      {pictureSources(theme).map(({ media, end }) => (
        <source key={media} media={media} srcSet={picture + end} />
      ))}
      <img src={picture + pictureEnd(theme)} alt={description} width={920} loading="lazy" />
    </picture>
  );
}
