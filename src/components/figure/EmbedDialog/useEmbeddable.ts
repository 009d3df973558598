import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import type { Panel } from '../../../benchmark/model/figure';
import type { EmbeddableChart } from '../../../benchmark/publish/embedSnippets';

/** Used until oembed.json has said how high the frame must be, px. */
const SIZE = { width: 640, height: 480 };

/** The addresses of a chart on this site, with the size of the frame that oembed.json recommends. */
export default function useEmbeddable(
  title: string,
  { report, page }: { report: string; page: string },
  panel: Panel,
): EmbeddableChart {
  const { siteConfig } = useDocusaurusContext();
  const root = siteConfig.url + siteConfig.baseUrl;
  const folder = `embed/${report}/${panel.chart}/`;
  const [size, setSize] = useState(SIZE);
  useEffect(() => {
    const stop = new AbortController();
    fetch(`${siteConfig.baseUrl}${folder}oembed.json`, { signal: stop.signal })
      .then((response) => response.json())
      .then(({ width, height }: typeof SIZE) => setSize({ width, height }))
      .catch(() => undefined);
    return () => stop.abort();
  }, [siteConfig.baseUrl, folder]);
  return {
    title,
    description: panel.description,
    page: `${root}${folder}`,
    picture: `${root}charts/${report}/${panel.chart}`,
    report: `${root}${page.slice(1)}`,
    script: `${root}embed/element.js`,
    ...size,
  };
}
