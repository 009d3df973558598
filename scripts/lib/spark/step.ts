import { bundleReader } from '../../spark-bundle';
import { unittestStep } from '../python/unittests';
import type { StepResult } from '../steps';
import { ensureSpark } from './environment';

/**
 * Options of every Java in the tests: Spark runs for seconds here, and JIT compilers and garbage collectors for long
 * runs would take more CPU time than its work.
 */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** The tests of the Spark job with a real Spark; skipped with the reason if Python or Java cannot be installed. */
export function sparkStep(name: string): Promise<StepResult> {
  return unittestStep(name, 'tests/spark', ensureSpark, async (python) => {
    await bundleReader('spark/dist');
    return {
      PYSPARK_PYTHON: python,
      SPARK_LOCAL_IP: '127.0.0.1',
      JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS ?? '', SHORT_LIVED].join(' ').trim(),
    };
  });
}
