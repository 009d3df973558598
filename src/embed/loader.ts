import type { PlotSpec } from '../figures/plots';

/**
 * The script in every embed page: sets the theme from the URL, sends the height to the embedding page, and fetches the
 * live chart on the first pointer or focus. It reads only two URL parameters, each compared with its allowed values. It
 * fetches classic scripts only, including the data, because a sandboxed frame may load nothing else without CORS
 * headers.
 */

/** Globals that the live script and data.js set. */
interface EmbedWindow {
  benchmarkChart?: (box: HTMLElement, spec: PlotSpec) => void;
  benchmarkSpec?: PlotSpec;
}

const root = document.documentElement;
const own = window as unknown as EmbedWindow;
const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
if (wanted.get('plain') === '1') root.dataset.plain = '';

/** Relative URLs of the site's files. The policy lets this script fetch any URL, so it names no other host. */
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

/** Draws the live chart over the static one on the first pointer or focus; the static one remains on failure. */
function watchChart(box: HTMLElement): void {
  const wake = () => {
    box.onpointerenter = box.onfocus = null;
    Promise.all([script(box.dataset.data), script(box.dataset.live)])
      .then(() => own.benchmarkSpec && own.benchmarkChart?.(box, own.benchmarkSpec))
      .catch(() => undefined);
  };
  box.onpointerenter = box.onfocus = wake;
  box.tabIndex = 0;
}

/** Sends the height of this page to the embedding page. */
function sendHeight(): void {
  // Without a width yet, each word would wrap into a separate line.
  if (!innerWidth) return;
  const height = Math.ceil(root.getBoundingClientRect().height);
  parent.postMessage({ type: 'benchmark-chart', height }, '*');
}

document.addEventListener('DOMContentLoaded', () => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-live]')) watchChart(box);
  if (parent === window) return;
  // An offscreen frame reports no resize yet, but needs its height before the reader scrolls to it.
  sendHeight();
  new ResizeObserver(sendHeight).observe(root);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'benchmark-chart') sendHeight();
  });
});
