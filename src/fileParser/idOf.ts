import { slug } from '../benchmark/text/slug';
import { defaultId } from '../resultSet/defaultId';
import type { Answers, TakenIds } from './messages';

/** "branch" of "runs/branch.csv". */
function stemOf(name: string): string {
  return slug((name.split('/').at(-1) ?? name).replace(/(\.[a-z0-9]{1,6})+$/i, ''));
}

/**
 * The id of a set: the answered one, otherwise from suite, size, format, engine, and version, followed by the name of the
 * file if a set of another file has that id. A file of the same name keeps the id, so that it can replace the earlier one.
 */
export function idOf(answers: Answers, name: string, taken: TakenIds): string {
  const said = (key: string) => answers[key] ?? '';
  const id = defaultId({
    suite: said('suite'),
    scaleFactor: said('scale-factor'),
    tableFormat: said('table-format'),
    engine: said('engine'),
    engineVersion: said('engine-version'),
  });
  if (answers.id !== undefined) return answers.id;
  return !Object.hasOwn(taken, id) || taken[id] === name ? id : `${id}-${stemOf(name)}`;
}

/** Messages without those about an ID that is generated from answers which have messages themselves. */
export function withoutGeneratedId(messages: readonly string[], { id }: Answers): string[] {
  const others = messages.filter((message) => !message.startsWith('--id '));
  return id === undefined && others.length > 0 ? others : [...messages];
}
