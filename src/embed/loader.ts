import type { PlotSpec } from '../benchmark/figures/kinds';

/**
 * The script that stands in every embed page: takes the theme from the address, tells the page around the height, and fetches
 * the live chart when the reader turns to the chart. Of the address only three words are ever used, each compared with what
 * is allowed. What it fetches is classic, so that a sandboxed frame without CORS headers may load it.
 */

/** What the live script leaves for this one, and what data.js sets where the spec cannot be fetched. */
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

/** Files of the site, by their way from this page: the policy lets this script fetch what it names, so it names nothing else. */
const OWN = /^(\.\.\/)*\w[\w./-]*\.js$/;

function script(address: string): Promise<void> {
  if (!OWN.test(address)) return Promise.reject(address);
  return new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = address;
    element.onload = () => done();
    element.onerror = fail;
    document.head.append(element);
  });
}

/** The published data of the chart; as a script in a sandbox, which may not fetch without CORS headers. */
function chartData({ data = '', script: twin = '' }: DOMStringMap): Promise<{ spec: PlotSpec } | undefined> {
  if (origin === 'null') return script(twin).then(() => own.benchmarkData);
  return fetch(data).then((response) => response.json());
}

/** Draws the live chart over the static one at the first pointer, focus or touch. Without it the static one stays. */
function watchChart(box: HTMLElement): void {
  const wake = () => {
    for (const name of events) box.removeEventListener(name, wake);
    Promise.all([chartData(box.dataset), script(box.dataset.live ?? '')])
      .then(([chart]) => chart && own.benchmarkChart?.(box, chart.spec))
      .catch(() => undefined);
  };
  const events = ['pointerenter', 'focusin', 'touchstart'];
  for (const name of events) box.addEventListener(name, wake, { passive: true });
  box.tabIndex = 0;
}

/** Tells the page around how high this one is: in our own form, and in those of AMP and of WordPress. */
function sendHeight(): void {
  const height = Math.ceil(root.getBoundingClientRect().height);
  const secret = /secret=(\w+)/.exec(location.hash)?.[1];
  parent.postMessage({ type: 'benchmark-chart', height }, '*');
  parent.postMessage({ sentinel: 'amp', type: 'embed-size', height }, '*');
  if (secret) parent.postMessage({ message: 'height', value: height, secret }, '*');
}

document.addEventListener('DOMContentLoaded', () => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-live]')) watchChart(box);
  if (parent === window) return;
  // A frame out of sight observes nothing yet, and should have its height before it is scrolled to.
  sendHeight();
  new ResizeObserver(sendHeight).observe(root);
});
