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

/** The reason why there is no Java for Spark; null if there is one. Installs it if missing and possible. */
export function missingJava(): string | null {
  if (!hasJava()) installPackages(['openjdk-17-jre-headless']);
  return hasJava() ? null : `no Java ${MIN_JAVA_VERSION} or later`;
}

/** The Python of an environment with PySpark and pyarrow, or the reason why there is none. Requires Java 17. */
export function ensureSpark(): Found {
  const environment = ensurePython();
  if ('missing' in environment) return environment;
  const missing = missingJava();
  return missing === null ? ensureEnvironment(environment.python, REQUIREMENTS) : { missing };
}
