import { join } from 'node:path';
import { installPackages } from '../install';
import { ensureEnvironment, ensurePython, type Found, outputOf } from '../python/environment';

const MIN_JAVA_VERSION = 17;
const REQUIREMENTS = 'tests/spark/requirements.txt';

/** True if the Java that Spark would start, from JAVA_HOME or the path, is at least 17. */
function hasJava(): boolean {
  const home = process.env.JAVA_HOME;
  const java = home ? join(home, 'bin', 'java') : 'java';
  return Number(/version "(\d+)/.exec(outputOf(java, ['-version']) ?? '')?.[1]) >= MIN_JAVA_VERSION;
}

/** The Python of an environment with PySpark and pyarrow, or the reason why there is none. Requires Java 17. */
export function ensureSpark(): Found {
  const found = ensurePython();
  if (!hasJava()) installPackages(['openjdk-17-jre-headless']);
  if ('missing' in found) return found;
  return hasJava()
    ? ensureEnvironment(found.python, REQUIREMENTS)
    : { missing: `no Java ${MIN_JAVA_VERSION} or later` };
}
