import { looksSecret, REDACTION } from '../benchmark/artifacts/secrets';
import { plainText } from '../benchmark/model/guards/plainText';
import { quoteValue } from '../benchmark/text/quoteValue';

const PROPERTY = /^[A-Za-z][A-Za-z0-9._*-]*$/;
const LONGEST_VALUE = 2000;
/** Properties that identify a single run and do not configure it. */
const OF_ONE_RUN =
  /^spark\.(app\.(id|name|startTime|submitTime|initial\.\S+)|driver\.(host|port)|executor\.id|repl\.\S+)$/;

/** True if a Spark property only identifies the run and is omitted. */
export function isOfOneRun(name: string): boolean {
  return OF_ONE_RUN.test(name);
}

/** The text of a Spark property without control characters, or a short phrase why it cannot be kept. */
export function readProperty(name: string, value: unknown): { text: string } | { unusable: string } {
  if (!PROPERTY.test(name)) return { unusable: `${quoteValue(name)} is not the name of a Spark property` };
  if (typeof value === 'object') return { unusable: `${name} is neither text nor a number` };
  const text = plainText(String(value));
  if (text.length <= LONGEST_VALUE) return { text };
  return { unusable: `${name} has ${text.length} characters, at most ${LONGEST_VALUE} are kept` };
}

/**
 * Publishable Spark properties of an application, sorted by name: properties that only identify the run or have no
 * usable text are omitted, secrets are [redacted].
 */
export function publishedProperties(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = Object.keys(properties).sort();
  const kept = names.flatMap((name): [string, string][] => {
    const found = readProperty(name, properties[name]);
    if (isOfOneRun(name) || 'unusable' in found) return [];
    return [[name, looksSecret(name, found.text) ? REDACTION : found.text]];
  });
  return Object.fromEntries(kept);
}
