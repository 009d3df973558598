import { staticChart, useDrawn } from '@static-charts';
import { memo, useEffect, useRef } from 'react';
import { useFileUrl } from '../../ui/siteUrls';

/**
 * The static drawing of a chart. The server renders it into the page and the browser bundle does not contain it; React
 * keeps the existing HTML. The drawing is fetched after a navigation inside the site and, in development, after each
 * change.
 */
function Drawing({ chart }: { chart: string }) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useDrawn();
  const address = useFileUrl(`/charts/${chart}.inline.html`) + drawn;
  useEffect(() => {
    if (element.current && (drawn || element.current.childElementCount === 0)) return fill(element.current, address);
  }, [address, drawn]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made in the build from checked artifacts
    <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: staticChart(chart) }} />
  );
}

/** Fetches a drawing into the element; a failure leaves it empty next to the table. Returns a function that cancels. */
function fill(element: HTMLElement, address: string): () => void {
  const stop = new AbortController();
  fetch(address, { signal: stop.signal })
    .then((response) => (response.ok ? response.text() : ''))
    .then((html) => {
      element.innerHTML = html;
    })
    .catch(() => undefined);
  return () => stop.abort();
}

export default memo(Drawing);
