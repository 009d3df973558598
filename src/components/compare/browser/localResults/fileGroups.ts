import type { DroppedFile, ReadRequest } from '../../../../fileParser/messages';
import { databricksFiles, rolledFiles } from '../../../../importers/eventLog/reading/parts';

export type FileGroup = Pick<ReadRequest, 'what' | 'name' | 'files'>;

/** Files of editors and file managers, and files that Spark writes next to results. */
const PASSED = /^[._]|~$|\.crc$|^README\.md$/;
const ENVIRONMENT = /(^|\/)environments\/[^/]+\.json$/;

const nameOf = (path: string) => path.split('/').at(-1) ?? path;
const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

function isLog(names: readonly string[]): boolean {
  return rolledFiles(names).parts.length > 0 || databricksFiles(names).length > 0;
}

/**
 * Groups the given files: the folder of a result set with the environments next to it, the parts of an event log, and
 * every other file by itself.
 */
export function fileGroups(given: readonly DroppedFile[]): FileGroup[] {
  const files = given.filter(({ path }) => !PASSED.test(nameOf(path)));
  const environments = files.filter(({ path }) => ENVIRONMENT.test(path));
  const folders = new Map<string, DroppedFile[]>();
  for (const file of files.filter((one) => !environments.includes(one))) {
    const folder = folderOf(file.path);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, own]): FileGroup[] => {
    const names = own.map(({ path }) => nameOf(path));
    if (names.includes('datapackage.json'))
      return [{ what: 'result set', name: nameOf(folder) || 'datapackage.json', files: [...own, ...environments] }];
    if (folder !== '' && isLog(names)) return [{ what: 'log', name: nameOf(folder), files: own }];
    return own.map((file) => ({ what: 'file', name: nameOf(file.path), files: [file] }));
  });
}
