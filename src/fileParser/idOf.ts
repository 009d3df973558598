import { defaultId } from '../resultSet/defaultId';
import type { Answers } from './messages';

export function idOf(answers: Answers): string {
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

/** Messages without those about an ID that is generated from answers which have messages themselves. */
export function withoutGeneratedId(messages: readonly string[], { id }: Answers): string[] {
  const others = messages.filter((message) => !message.startsWith('--id '));
  return id === undefined && others.length > 0 ? others : [...messages];
}
