import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';
import { latestDataOf, onMessage, subscribe } from './latestData';

/** The WebSocket path of webpack's development server. */
const SOCKET = '/ws';

/** Listens to the development server next to its client, which ignores unknown messages. */
const socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${SOCKET}`);
socket.addEventListener('message', ({ data }) => onMessage(String(data)));
socket.addEventListener('close', () => setTimeout(reloadWhenAnswered, RETRY_MS));

const RETRY_MS = 1000;

/** Reloads the page as soon as a restarted server answers; webpack's client waits up to minutes between its attempts. */
async function reloadWhenAnswered(): Promise<void> {
  const answers = await fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) window.location.reload();
  else setTimeout(reloadWhenAnswered, RETRY_MS);
}

interface Props {
  is: ComponentType<Record<string, unknown>>;
  data: unknown;
  [prop: string]: unknown;
}

/**
 * In development, replaces a component in MDX and passes it the newest data of its file, so that a saved CSV updates
 * only the components that show it.
 */
export default function LiveData({ is, data, ...props }: Props): ReactNode {
  const newest = useSyncExternalStore(subscribe, () => latestDataOf(data));
  return createElement(is, { ...props, data: newest });
}
