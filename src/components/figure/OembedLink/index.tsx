import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import type { FigureText } from '../../../benchmark/model/figure';
import { useFileUrl } from '../../ui/places';

interface Props {
  /** The report's id. */
  report: string;
  /** The figures of the page; the first chart of the first one stands for it. */
  figures: Record<string, FigureText>;
}

/** Leads editors that know oEmbed from the address of a report to its first chart. Nothing for a page without charts. */
export default function OembedLink({ report, figures }: Props): ReactNode {
  const [figure] = Object.values(figures);
  const chart = figure?.panels[0]?.chart ?? '';
  const address = useFileUrl(`/embed/${report}/${chart}/oembed.json`, { absolute: true });
  if (!figure || chart === '') return null;
  return (
    <Head>
      <link rel="alternate" type="application/json+oembed" href={address} title={figure.title} />
    </Head>
  );
}
