import { staticChart, useDrawn } from '@static-charts';
import { memo, useEffect, useRef } from 'react';
import { useFileUrl } from '../../ui/siteUrls';
import { usePageHtml } from '../../ui/usePageHtml';

/**
 * The static drawing of a chart. The server renders it into the page and the browser bundle does not contain it; React
 * keeps the existing HTML. After a navigation inside the site the drawing is copied from the page's HTML. The development
 * server has it as a file, which is fetched after each change.
 */
function Drawing({ chart }: { chart: string }) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useDrawn();
  const file = useFileUrl(`/charts/${chart}.inline.html`) + drawn;
  const pageHtml = usePageHtml();
  useEffect(() => {
    const target = element.current;
    if (!target || (drawn === '' && target.childElementCount > 0)) return;
    let isCurrent = true;
    const html = drawn === '' ? pageHtml().then((page) => drawingIn(page, chart)) : fetchText(file);
    // A failure leaves the element empty next to the table.
    html
      .then((text) => {
        if (isCurrent) target.innerHTML = text;
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [chart, file, drawn, pageHtml]);
  return (
    <div
      ref={element}
      data-drawing={chart}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made in the build from checked artifacts
      dangerouslySetInnerHTML={{ __html: staticChart(chart) }}
    />
  );
}

/** The drawing of a chart in a page's HTML; '' if it has none. */
function drawingIn(page: Document | null, chart: string): string {
  return page?.querySelector(`[data-drawing="${CSS.escape(chart)}"]`)?.innerHTML ?? '';
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  return response.ok ? response.text() : '';
}

export default memo(Drawing);
