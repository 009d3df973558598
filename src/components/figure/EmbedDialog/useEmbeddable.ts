import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import type { Panel } from '../../../benchmark/model/figure';
import type { EmbeddableChart } from '../../../benchmark/publish/embedSnippets';
import { useFileUrl } from '../../ui/places';

/** Used until oembed.json has said how high the frame must be, px. */
const SIZE = { width: 640, height: 480 };

/** The addresses of a chart on this site, with the size of the frame that oembed.json recommends. */
export default function useEmbeddable(
  title: string,
  { report, page }: { report: string; page: string },
  panel: Panel,
): EmbeddableChart {
  const { siteConfig } = useDocusaurusContext();
  const folder = useFileUrl(`/embed/${report}/${panel.chart}/`);
  const picture = useFileUrl(`/charts/${report}/${panel.chart}`);
  const script = useFileUrl('/embed/element.js');
  const about = useFileUrl(page);
  const [size, setSize] = useState(SIZE);
  useEffect(() => {
    const stop = new AbortController();
    fetch(`${folder}oembed.json`, { signal: stop.signal })
      .then((response) => response.json())
      .then(({ width, height }: typeof SIZE) => setSize({ width, height }))
      .catch(() => undefined);
    return () => stop.abort();
  }, [folder]);
  return {
    title,
    description: panel.description,
    page: siteConfig.url + folder,
    picture: siteConfig.url + picture,
    report: siteConfig.url + about,
    script: siteConfig.url + script,
    ...size,
  };
}
