import { useEffect, useState } from 'react';
import type { Panel } from '../../../benchmark/model/figure';
import { useFileUrl } from '../../ui/siteUrls';
import useOrigin from '../../ui/useOrigin';
import { type EmbeddableChart, SANDBOX } from './embedSnippets';

/** Height of a frame until the embed page has sent its height, px. */
const FIRST_HEIGHT = 480;

/**
 * Widths at which a frame of fixed height must show the whole page, px: phones, and both sides of the width at which a
 * chart changes to its wide drawing.
 */
const WIDTHS = [320, 375, 412, 593, 640];

function unseenFrame(src: string, width: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = `position:fixed;top:0;left:0;visibility:hidden;pointer-events:none;border:0;width:${width}px`;
  frame.src = src;
  return frame;
}

/** Height that shows the whole embed page at each of `WIDTHS`, px, as sent by the page from hidden frames. */
function useFrameHeight(page: string): number {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const frames = WIDTHS.map((width) => unseenFrame(page, width));
    const heights = new Map<HTMLIFrameElement, number>();
    const stop = () => {
      window.removeEventListener('message', listen);
      for (const frame of frames) frame.remove();
    };
    const listen = ({ source, data }: MessageEvent) => {
      const frame = frames.find(({ contentWindow }) => contentWindow === source);
      if (!frame || data?.type !== 'benchmark-chart') return;
      heights.set(frame, Number(data.height));
      if (heights.size < frames.length) return;
      setHeight(Math.max(...heights.values()));
      stop();
    };
    window.addEventListener('message', listen);
    document.body.append(...frames);
    return stop;
  }, [page]);
  return height;
}

/** URLs of a chart on the current site, and the height of its frame. */
export default function useEmbeddable(
  title: string,
  { report, page }: { report: string; page: string },
  panel: Panel,
): EmbeddableChart {
  const origin = useOrigin();
  const folder = useFileUrl(`/embed/${report}/${panel.chart}/`);
  const picture = useFileUrl(`/charts/${report}/${panel.chart}`);
  const script = useFileUrl('/embed/resize.js');
  const about = useFileUrl(page);
  const height = useFrameHeight(folder);
  return {
    title,
    description: panel.description,
    page: origin + folder,
    picture: origin + picture,
    report: origin + about,
    script: origin + script,
    height,
  };
}
