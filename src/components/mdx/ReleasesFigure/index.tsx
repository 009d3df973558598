import { useColorMode } from '@docusaurus/theme-common';
import EmbedPicture from '../../figure/EmbedPicture';
import type { OverviewData } from '../../home/overview';
import SiteLink from '../../ui/SiteLink';

/** A picture of every release of every engine, with a link to its page. Nothing if none was measured with vanilla Spark. */
export default function ReleasesFigure({ data: { releases } }: { data: Pick<OverviewData, 'releases'> }) {
  const { colorMode } = useColorMode();
  if (!releases) return null;
  const { title, path, chart, description } = releases;
  return (
    <section>
      <h2 id="releases">{title}</h2>
      <SiteLink to={path} orNothing>
        <EmbedPicture chart={chart} description={description} theme={colorMode} />
      </SiteLink>
    </section>
  );
}
