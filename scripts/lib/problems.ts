import { plainText } from '../../src/benchmark/model/guards/plainText';
import { hasErrors, problemLine, truncateProblems } from '../../src/benchmark/model/problem';
import type { Problem } from '../../src/benchmark/model/resultSet';
import { countNoun } from '../../src/benchmark/text/numbers';
import { printMessage } from './print';

/** Prints problems to stderr as `path:line: message; cure`, at most 100 per file. */
export function printProblems(problems: readonly Problem[]): void {
  printMessage(
    truncateProblems(problems)
      .flatMap((problem) => [problemLine(problem), ...(problem.details ?? []).map((text) => `  ${plainText(text)}`)])
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Prints problems; true, with a message that nothing is written, if there is an error. */
export function printErrors(problems: readonly Problem[]): boolean {
  printProblems(problems);
  if (!hasErrors(problems)) return false;
  printMessage(`${problemCount(problems)}; nothing written\n`);
  return true;
}

/** "2 errors, 1 warning". */
export function problemCount(problems: readonly Problem[]): string {
  const errors = problems.filter(({ level }) => level === 'error').length;
  return `${countNoun(errors, 'error')}, ${countNoun(problems.length - errors, 'warning')}`;
}
