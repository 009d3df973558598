import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../src/data/filesBelow';

/** The first line, from 1, in which two texts differ. */
function firstDifference(a: string, b: string): number {
  const [left, right] = [a.split('\n'), b.split('\n')];
  return left.findIndex((line, at) => line !== right[at]) + 1 || left.length + 1;
}

function fileDifference(committed: string, made: string, name: string): string[] {
  const [before, after] = [join(committed, name), join(made, name)].map((path) => readFileSync(path));
  if (!before || !after || before.equals(after)) return [];
  const line = firstDifference(before.toString(), after.toString());
  return [`${join(committed, name)}:${line}: the commands give another line here`];
}

/**
 * What two folders of result sets differ in: files that only one has, and the first line that differs in each of the others.
 * Empty where they are the same byte for byte.
 */
export function differences(committed: string, made: string): string[] {
  const [before, after] = [committed, made].map((folder) => new Set(filesBelow(folder)));
  const names = [...new Set([...(before ?? []), ...(after ?? [])])].sort();
  return names.flatMap((name) => {
    if (!after?.has(name)) return [`${join(committed, name)}: no command makes it`];
    if (!before?.has(name)) return [`${join(committed, name)}: is not there, a command makes it`];
    return fileDifference(committed, made, name);
  });
}
