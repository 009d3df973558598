import { slug } from '../benchmark/text/slug';
import { defaultId } from '../resultSet/defaultId';
import type { OptionProblem } from '../resultSet/reading';
import type { Answers, TakenIds } from './messages';

/** Longest part of an id that comes from a name. */
const MAX_SLUG_CHARS = 60;
const EXTENSIONS = /(\.[a-z0-9]{1,6})+$/i;

function extended(id: string, name: string): string {
  const words = slug(name).slice(0, MAX_SLUG_CHARS).replace(/-$/, '');
  return words === '' ? id : `${id}-${words}`;
}

/** The id, unless a different file has taken it: then it is extended by the file's name, and by a number if needed. */
function freeId(id: string, file: string, taken: TakenIds): string {
  const isFree = (one: string) => !Object.hasOwn(taken, one) || taken[one] === file;
  const own = extended(id, (file.split('/').at(-1) ?? file).replace(EXTENSIONS, ''));
  let found = isFree(id) ? id : own;
  for (let count = 2; !isFree(found); count += 1) found = `${own}-${count}`;
  return found;
}

/**
 * The ids of the sets of a file, in the order of their answers. Sets of one engine and version are told apart by their
 * columns, and sets of several files by the names of their files. A chosen id is kept.
 */
export function idsOf(sets: readonly { answers: Answers; column: string }[], file: string, taken: TakenIds): string[] {
  const plain = sets.map(({ answers }) => idOf(answers));
  return sets.map(({ answers, column }, at) => {
    const id = plain[at] as string;
    if (answers.id !== undefined) return id;
    const isOnly = plain.indexOf(id) === plain.lastIndexOf(id);
    return freeId(isOnly ? id : extended(id, column), file, taken);
  });
}

function idOf(answers: Answers): string {
  const said = (name: string) => answers[name] ?? '';
  return (
    answers.id ??
    defaultId({
      suite: said('suite'),
      scaleFactor: said('scale-factor'),
      tableFormat: said('table-format'),
      engine: said('engine'),
      engineVersion: said('engine-version'),
    })
  );
}

/** Problems without those of an ID that is generated from answers which have problems themselves. */
export function withoutGeneratedId(problems: readonly OptionProblem[], { id }: Answers): OptionProblem[] {
  const others = problems.filter(({ field }) => field !== 'id');
  return id === undefined && others.length > 0 ? others : [...problems];
}
