/** Page of all histories, without base path. */
export const HISTORY_PATH = '/history/';

/** Page of an engine's history, without base path: "/history/comet/". */
export function historyPath(engine: string): string {
  return `${HISTORY_PATH}${engine}/`;
}

/** Queries of a line on the page of an engine's history: "/history/comet/#tpch-sf100". */
export function linePath(engine: string, line: string): string {
  return `${historyPath(engine)}#${line}`;
}

/** Page of an engine: "/engines/comet/". */
export function enginePath(engine: string): string {
  return `/engines/${engine}/`;
}
