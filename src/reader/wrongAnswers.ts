import { problemLine } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import type { WrongAnswer } from './messages';

/** "--scale-factor must be …" as the words about the answer of that name, and the name; null where it names none. */
function aboutAnswer(message: string): [name: string, text: string] | null {
  const [, name, text = ''] = /^--([a-z-]+):?\s+(.*)$/s.exec(message) ?? [];
  return name === undefined ? null : [name, text];
}

/** The messages of a command about its options as those about answers; `nameOf` gives the name of the answer of an option. */
export function wrongAnswers(messages: readonly string[], nameOf = (option: string) => option): WrongAnswer {
  const wrong: WrongAnswer = { kind: 'wrong', fields: {}, others: [] };
  for (const message of messages) {
    const found = aboutAnswer(message);
    const [option = '', text = ''] = found ?? [];
    const name = nameOf(option);
    if (!found) wrong.others.push(message);
    else wrong.fields[name] = [...(wrong.fields[name] ?? []), text];
  }
  return wrong;
}

/** The errors of a file, for who can only answer otherwise or give another file. */
export function wrongFile(problems: readonly Problem[]): WrongAnswer {
  return { kind: 'wrong', fields: {}, others: problems.map(problemLine) };
}
