import Head from '@docusaurus/Head';
import type { FigureText } from '../../../benchmark/model/figure';
import { useFileUrl } from '../../ui/places';

interface Props {
  /** The folder of the page's charts: the report's id. */
  folder: string;
  /** The first figure of the page, whose first chart stands for it; undefined where there is none. */
  figure: FigureText | undefined;
}

/** Leads editors that know oEmbed from the address of a page to its first chart. Nothing for a page without charts. */
export default function OembedLink({ folder, figure }: Props) {
  const chart = figure?.panels[0]?.chart ?? '';
  const address = useFileUrl(`/embed/${folder}/${chart}/oembed.json`, { absolute: true });
  if (!figure || chart === '') return null;
  return (
    <Head>
      <link rel="alternate" type="application/json+oembed" href={address} title={figure.title} />
    </Head>
  );
}
