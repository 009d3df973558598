import type { Problem } from '../benchmark/model/resultSet';
import type { OptionProblem } from '../resultSet/reading';
import { inLabels, pageLine } from './labels';
import type { InvalidAnswerMessage } from './messages';

/** Problems of answers by the name of the answer; `nameOf` maps an option to an answer's name. */
export function wrongAnswers(
  problems: readonly OptionProblem[],
  nameOf = (option: string) => option,
): InvalidAnswerMessage {
  const wrong: InvalidAnswerMessage = { kind: 'wrong', fields: {}, others: [] };
  for (const { field, text } of problems) {
    const sentence = inLabels(text);
    if (field === null) wrong.others.push(sentence);
    else wrong.fields[nameOf(field)] = [...(wrong.fields[nameOf(field)] ?? []), sentence];
  }
  return wrong;
}

/** The errors of a file, as an answer that names no field. */
export function wrongFile(problems: readonly Problem[]): InvalidAnswerMessage {
  return { kind: 'wrong', fields: {}, others: problems.map(pageLine) };
}
