import { problemLine } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import type { InvalidAnswerMessage } from './messages';

/** The option's name and the rest of a message such as "--scale-factor must be …"; null if it names no option. */
function aboutAnswer(message: string): [name: string, text: string] | null {
  const [, name, text = ''] = /^--([a-z-]+):?\s+(.*)$/s.exec(message) ?? [];
  return name === undefined ? null : [name, text];
}

/** A command's messages about its options as messages about answers; `nameOf` maps an option to an answer's name. */
export function wrongAnswers(messages: readonly string[], nameOf = (option: string) => option): InvalidAnswerMessage {
  const wrong: InvalidAnswerMessage = { kind: 'wrong', fields: {}, others: [] };
  for (const message of messages) {
    const found = aboutAnswer(message);
    const [option = '', text = ''] = found ?? [];
    const name = nameOf(option);
    if (!found) wrong.others.push(message);
    else wrong.fields[name] = [...(wrong.fields[name] ?? []), text];
  }
  return wrong;
}

/** The errors of a file, as an answer that names no field. */
export function wrongFile(problems: readonly Problem[]): InvalidAnswerMessage {
  return { kind: 'wrong', fields: {}, others: problems.map(problemLine) };
}
