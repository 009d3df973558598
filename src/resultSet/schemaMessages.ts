import type { Problem } from '../benchmark/model/resultSet';
import { buildPackage } from './datapackage';
import type { CheckPackage } from './folder';
import { SLUG_WORDS } from './ids';
import type { SetRequest } from './request';

/** Options by the keys of datapackage.json that they fill. */
const OPTION_OF: [key: string, option: string][] = [
  ['benchmark.engine.version', '--engine-version'],
  ['benchmark.engine.id', '--engine'],
  ['benchmark.engine.title', '--engine'],
  ['benchmark.suite.queryVersion', '--query-version'],
  ['benchmark.suite.tableFormat', '--table-format'],
  ['benchmark.suite.scaleFactor', '--scale-factor'],
  ['benchmark.environment', '--environment'],
  ['benchmark.iterations', '--iterations'],
  ['benchmark.warmup', '--warmup'],
  ['benchmark.harness', '--harness'],
  ['benchmark.notes', '--note'],
  ['sources.0.title', '--source-title'],
  ['sources.0.path', '--source-url'],
  ['sources.0.version', '--source-commit'],
  ['licenses', '--license'],
  ['benchmark.conditions', '--condition'],
  ['benchmark.applications', '--applications'],
  ['benchmark.rerunOf', '--rerun-of'],
  ['benchmark.memory', '--memory'],
  ['createdCommit', '--date-commit'],
  ['created', '--date'],
  ['snapshot', '--snapshot'],
  ['title', '--title'],
  ['name', '--id'],
];

const CURES: Record<string, string> = {
  '--id': `use ${SLUG_WORDS}: tpcds-sf3000-parquet-comet-0.16.0`,
  '--table-format': `use ${SLUG_WORDS}: parquet`,
  '--engine': 'name the engine with letters or digits: vanilla Spark',
};

/** A schema's message about a key as a message about the option that fills it. */
function optionMessage({ message, cure }: Problem): string {
  const found = OPTION_OF.find(([key]) => message.startsWith(key));
  if (!found) return cure ? `${message}; ${cure}` : message;
  const [key, option] = found;
  const rest = message.slice(key.length).replace(/^[.\w]+/, '');
  const got = / got .*$/.exec(rest)?.[0] ?? '';
  if (option === '--license') return `--license must be an SPDX name such as Apache-2.0 or CC-BY-4.0,${got}`;
  const help = / must be an id,/.test(rest) ? CURES[option] : cure;
  return `${option}${rest}${help ? `; ${help}` : ''}`;
}

/**
 * Schema errors of the options, one message per option: an id that is not a slug, HTML, an invalid date. Omits a title
 * that was derived from other options.
 */
export function schemaMessages(request: SetRequest, check: CheckPackage): string[] {
  const empty = { environment: 'unknown', configuration: {}, changes: [], notes: [], today: '2026-01-01' };
  const harness = request.harness ?? { name: 'unknown', version: 'unknown' };
  const parts = { ...empty, harness, iterations: request.iterations, hasIterations: false, hasOutputs: false };
  const text = JSON.stringify(buildPackage(request, parts), null, 2);
  const { problems } = check({ path: 'datapackage.json', text });
  const messages = [...new Set(problems.map(optionMessage))];
  const own = messages.filter((message) => request.title !== undefined || !message.startsWith('--title'));
  return own.length > 0 ? own : messages;
}
