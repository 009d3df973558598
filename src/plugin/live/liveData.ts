import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';
import { hear, newestOf, onNews } from './newest';

/** Where webpack's development server speaks to its pages. */
const SOCKET = '/ws';

/** Listens to the development server, next to its own client, which takes no notice of messages that it does not know. */
const socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${SOCKET}`);
socket.addEventListener('message', ({ data }) => hear(String(data)));

interface Props {
  is: ComponentType<Record<string, unknown>>;
  data: unknown;
  [prop: string]: unknown;
}

/** In development, stands for a component in MDX and gives it the newest data of its file, so that a saved CSV changes nothing but what shows it. */
export default function LiveData({ is, data, ...props }: Props): ReactNode {
  const newest = useSyncExternalStore(onNews, () => newestOf(data));
  return createElement(is, { ...props, data: newest });
}
