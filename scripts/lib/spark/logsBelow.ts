import { databricksFiles, rolledFiles } from '../../../src/importers/eventLog/reading/parts';

/** A file below an input: its path, bytes, and time of change in ms. */
interface Listed {
  path: string;
  bytes: number;
  modified: number;
}

/** A log: `name` is its file, or the folder of its parts, which are in the order in which they were written. */
export interface ListedLog {
  name: string;
  isFolder: boolean;
  parts: Listed[];
}

const MARKER = /^appstatus_/;

function splitPath(path: string): [folder: string, name: string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
}

/** Returns the logs of one folder: its rolled or Databricks parts are one log, each other file is a log. */
function logsOfFolder(folder: string, files: ReadonlyMap<string, Listed>): ListedLog[] {
  const names = [...files.keys()].filter((name) => !MARKER.test(name)).sort();
  const rolled = rolledFiles(names).parts;
  const parts = rolled.length > 0 ? rolled : databricksFiles(names);
  const others = names.filter((name) => !parts.includes(name) && !(rolled.length > 0 && name.startsWith('events_')));
  const listed = (name: string) => files.get(name) as Listed;
  const whole = parts.length > 0 ? [{ name: folder, isFolder: true, parts: parts.map(listed) }] : [];
  return [...whole, ...others.map((name) => ({ name: listed(name).path, isFolder: false, parts: [listed(name)] }))];
}

/** Groups files into logs by their names. Files with a step of their path that begins with `.` or `_` are left out. */
export function logsBelow(files: readonly Listed[]): ListedLog[] {
  const folders = new Map<string, Map<string, Listed>>();
  for (const file of files) {
    if (/(^|\/)[._]/.test(file.path)) continue;
    const [folder, name] = splitPath(file.path);
    folders.set(folder, (folders.get(folder) ?? new Map()).set(name, file));
  }
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([folder, own]) => logsOfFolder(folder, own));
}
