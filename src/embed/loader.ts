import type { PlotSpec } from '../figures';

/**
 * The script that stands in every embed page: takes the theme from the address, tells the page around the height, and fetches
 * the live chart when the reader turns to the chart. Of the address only three words are ever used, each compared with what
 * is allowed. What it fetches are classic scripts, the data too: a sandboxed frame may load nothing else without CORS headers.
 */

/** What the live script leaves for this one, and what data.js sets. */
interface EmbedWindow {
  benchmarkChart?: (box: HTMLElement, spec: PlotSpec) => void;
  benchmarkData?: { spec: PlotSpec };
}

const root = document.documentElement;
const own = window as unknown as EmbedWindow;
const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
if (wanted.get('plain') === '1') root.dataset.plain = '';

/** Ways from this page to files of the site. The policy lets this script fetch whatever it names, so it names no other host. */
const OWN = /^[.\w][.\w/-]*$/;

function script(address = ''): Promise<void> {
  if (!OWN.test(address)) return Promise.reject(address);
  return new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = address;
    element.onload = () => done();
    element.onerror = fail;
    document.head.append(element);
  });
}

/** Draws the live chart over the static one at the first pointer, a finger included, or focus. Without it the static one stays. */
function watchChart(box: HTMLElement): void {
  const wake = () => {
    box.onpointerenter = box.onfocus = null;
    Promise.all([script(box.dataset.data), script(box.dataset.live)])
      .then(() => own.benchmarkData && own.benchmarkChart?.(box, own.benchmarkData.spec))
      .catch(() => undefined);
  };
  box.onpointerenter = box.onfocus = wake;
  box.tabIndex = 0;
}

/** Sends the height of this page to the page around it. */
function sendHeight(): void {
  // Without a width yet, every word would be a line.
  if (!innerWidth) return;
  const height = Math.ceil(root.getBoundingClientRect().height);
  parent.postMessage({ type: 'benchmark-chart', height }, '*');
}

document.addEventListener('DOMContentLoaded', () => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-live]')) watchChart(box);
  if (parent === window) return;
  // A frame out of sight observes nothing yet, and should have its height before it is scrolled to.
  sendHeight();
  new ResizeObserver(sendHeight).observe(root);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'benchmark-chart') sendHeight();
  });
});
