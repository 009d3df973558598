/**
 * The element <benchmark-chart src="…/embed/report/chart/" theme="light|dark|auto" plain height="500">: an embed page in a
 * sandboxed frame that is as high as its content, and `height` px until that is known. What stands inside the element is
 * for readers without scripts. Nothing is read from the page around and nothing is sent to it.
 */
class BenchmarkChart extends HTMLElement {
  static observedAttributes = ['src', 'theme', 'plain', 'title'];
  private frame: HTMLIFrameElement | null = null;

  connectedCallback(): void {
    window.addEventListener('message', this.listen);
    this.show();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.listen);
  }

  attributeChangedCallback(): void {
    if (this.frame) this.show();
  }

  private address(): string | null {
    const src = this.getAttribute('src');
    if (!src) return null;
    try {
      const url = new URL(src, document.baseURI);
      if (!/^https?:$/.test(url.protocol)) return null;
      const theme = this.getAttribute('theme');
      if (theme) url.searchParams.set('theme', theme);
      if (this.hasAttribute('plain')) url.searchParams.set('plain', '1');
      return url.href;
    } catch {
      return null;
    }
  }

  private show(): void {
    const address = this.address();
    if (!address) return;
    const frame = this.frame ?? document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    frame.title = this.title || this.textContent?.trim() || 'Chart';
    if (frame.src !== address) frame.src = address;
    if (this.frame) return;
    frame.loading = 'lazy';
    frame.style.cssText = `border:0;display:block;width:100%;height:${Number(this.getAttribute('height')) || 480}px`;
    this.frame = frame;
    this.style.display = 'block';
    this.replaceChildren(frame);
  }

  private listen = ({ source, data }: MessageEvent): void => {
    if (!this.frame || source !== this.frame.contentWindow) return;
    const height = data?.type === 'benchmark-chart' && Number(data.height);
    if (height && height > 0 && height < 20000) this.frame.style.height = `${height}px`;
  };
}

if (!customElements.get('benchmark-chart')) customElements.define('benchmark-chart', BenchmarkChart);
