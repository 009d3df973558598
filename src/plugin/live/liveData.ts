import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';
import './listen';
import { newestOf, onNews } from './newest';

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
