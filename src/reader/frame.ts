import type { FrameRequest } from './messages';

/**
 * The side of the frame: starts and stops readers, each a worker of its own, for the page around it. A worker from a `blob:` address has
 * the frame's policy, which lets nothing out; one from an address of the site would have none.
 */
export function startFrame(script: string): void {
  const workers = new Map<number, Worker>();
  const blob = new Blob([`importScripts(${JSON.stringify(script)})`], { type: 'text/javascript' });
  window.addEventListener('message', ({ data, origin, source, ports: [port] }: MessageEvent<FrameRequest>) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    if ('stop' in data) {
      workers.get(data.stop)?.terminate();
      workers.delete(data.stop);
    } else if (port) {
      const worker = new Worker(URL.createObjectURL(blob));
      workers.set(data.start, worker);
      worker.postMessage(null, [port]);
    }
  });
  window.parent.postMessage('reader is ready', window.location.origin);
}
