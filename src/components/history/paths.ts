/** A link in words. */
export interface HistoryLink {
  label: string;
  path: string;
}

/** The page of all histories, without base path. */
export const HISTORY_PATH = '/history/';

/** The page of an engine's history, as a site path without base path: "/history/comet/". */
export function historyPath(engine: string): string {
  return `${HISTORY_PATH}${engine}/`;
}

/** The page that says what changed between two rounds of a line: "/history/comet/tpch-sf100/". */
export function changesPath(engine: string, line: string): string {
  return `${historyPath(engine)}${line}/`;
}

/** The page of an engine: "/engines/comet/". */
export function enginePath(engine: string): string {
  return `/engines/${engine}/`;
}
