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
