import { resolve } from 'node:path';
import { bundleReader } from '../../spark-bundle';
import { type Counts, runPrintingAtEnd, type StepResult, timed } from '../steps';
import { ensureSpark } from './environment';

const UNITTEST = [
  '-W',
  'ignore::ResourceWarning',
  '-m',
  'unittest',
  'discover',
  '--verbose',
  '--start-directory',
  'tests/spark',
];

/**
 * Options of every Java in the tests: Spark runs for seconds here, and JIT compilers and garbage collectors for long
 * runs would take more CPU time than its work.
 */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Tests in the output of Python's unittest, by outcome; `fine` is true for exit code 0. Zero tests are a failure. */
function countUnittest(text: string, fine: boolean): Counts {
  const ran = Number(/^Ran (\d+) tests? in /m.exec(text)?.[1] ?? 0);
  const summary = /^(?:OK|FAILED)(?: \((.*)\))?$/m.exec(text)?.[1] ?? '';
  const count = (outcome: string) => Number(new RegExp(`\\b${outcome}=(\\d+)`).exec(summary)?.[1] ?? 0);
  const [skipped, failed] = [count('skipped'), count('failures') + count('errors')];
  const failures = [...text.matchAll(/^(?:FAIL|ERROR): (.*)$/gm)].map(([, name]) => `Spark job: ${name}`);
  if (fine && ran > 0) return { passed: ran - skipped, failed: 0, skipped, failures: [] };
  if (failed === 0) return { passed: 0, failed: 1, skipped, failures: ['Spark job: no test ran to its end'] };
  return { passed: Math.max(0, ran - skipped - failed), failed, skipped, failures };
}

/** The tests of the Spark job with a real Spark; skipped with the reason if Python or Java cannot be installed. */
export function sparkStep(name: string): Promise<StepResult> {
  return timed(name, async () => {
    const found = ensureSpark();
    if ('missing' in found)
      return { passed: 0, failed: 0, skipped: 1, failures: [], note: `skipped: ${found.missing}` };
    await bundleReader('spark/dist');
    const command = resolve(found.python);
    const env = {
      PYSPARK_PYTHON: command,
      PYTHONDONTWRITEBYTECODE: '1',
      SPARK_LOCAL_IP: '127.0.0.1',
      JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS ?? '', SHORT_LIVED].join(' ').trim(),
    };
    const { fine, text } = await runPrintingAtEnd(name, { command, args: UNITTEST, env });
    return countUnittest(text, fine);
  });
}
