import { resolve } from 'node:path';
import { type Counts, runPrintingAtEnd, type StepResult, timed } from '../steps';
import type { Found } from './environment';

/** Tests in the output of Python's unittest, by outcome; `fine` is true for exit code 0. Zero tests are a failure. */
function countUnittest(name: string, text: string, fine: boolean): Counts {
  const ran = Number(/^Ran (\d+) tests? in /m.exec(text)?.[1] ?? 0);
  const summary = /^(?:OK|FAILED)(?: \((.*)\))?$/m.exec(text)?.[1] ?? '';
  const count = (outcome: string) => Number(new RegExp(`\\b${outcome}=(\\d+)`).exec(summary)?.[1] ?? 0);
  const [skipped, failed] = [count('skipped'), count('failures') + count('errors')];
  const failures = [...text.matchAll(/^(?:FAIL|ERROR): (.*)$/gm)].map(([, test]) => `${name}: ${test}`);
  if (fine && ran > 0) return { passed: ran - skipped, failed: 0, skipped, failures: [] };
  if (failed === 0) return { passed: 0, failed: 1, skipped, failures: [`${name}: no test ran to its end`] };
  return { passed: Math.max(0, ran - skipped - failed), failed, skipped, failures };
}

/** The Python tests of a folder; skipped with the reason if their Python is missing. `prepare` runs before them. */
export function unittestStep(
  name: string,
  folder: string,
  ensure: () => Found,
  prepare: (python: string) => Promise<NodeJS.ProcessEnv> = async () => ({}),
): Promise<StepResult> {
  return timed(name, async () => {
    const environment = ensure();
    if ('missing' in environment)
      return { passed: 0, failed: 0, skipped: 1, failures: [], note: `skipped: ${environment.missing}` };
    const command = resolve(environment.python);
    const env = { PYTHONDONTWRITEBYTECODE: '1', ...(await prepare(command)) };
    const options = ['-W', 'ignore::ResourceWarning', '-m', 'unittest', 'discover', '--verbose'];
    const args = [...options, '--start-directory', folder];
    const { fine, text } = await runPrintingAtEnd(name, { command, args, env });
    return countUnittest(name, text, fine);
  });
}
