import { FORMATS, type FormatId } from '../../../src/importers/formats';
import { SIDES } from '../../../src/importers/imported';
import { MEASURE_FORMATS } from '../../../src/importers/measureFormats';
import { InputError, type Options, type OptionValues, text, UsageError } from '../command';
import { knownSuites, ownSuite } from '../suites';
import { Reading } from './reading';
import type { ImportRequest } from './request';
import { schemaMessages } from './schemaMessages';
import { settingFaults } from './settings';

/** Where suites of a team's own are. */
const DATA = 'static/data';
const STATISTICS = ['median', 'mean', 'min', 'single'] as const;
/** What must be said of a result set beside its id. */
export const DESCRIBING = [
  'engine',
  'engine-version',
  'statistic',
  'iterations',
  'suite',
  'query-version',
  'scale-factor',
  'table-format',
];
const REQUIRED = ['id', ...DESCRIBING];
const OPTIONAL = [
  'warmup',
  'title',
  'environment',
  'configuration',
  'like',
  'date',
  'date-commit',
  'snapshot',
  'source-title',
  'source-url',
  'source-commit',
  'licence',
  'harness',
  'iterations-file',
  'format',
  'side',
  'out',
];

/** The options that only measures have. */
const MEASURE_OPTIONS = ['baseline', 'candidate', 'baseline-case', 'candidate-case'];

export const IMPORT_OPTIONS: Options = {
  ...Object.fromEntries(
    [...REQUIRED, ...OPTIONAL, ...MEASURE_OPTIONS].map((name) => [name, { type: 'string' as const }]),
  ),
  note: { type: 'string', multiple: true },
  condition: { type: 'string', multiple: true },
  force: { type: 'boolean' },
};

/**
 * Throws with everything that is wrong with a command line: UsageError, or InputError where only what the options name is
 * not there.
 */
function refuse(request: ImportRequest, usage: string[]): void {
  const named = (message: string) => usage.some((other) => optionOf(other) === optionOf(message));
  const wrong = [...usage, ...schemaMessages(request).filter((message) => !named(message))];
  const { missing, problems } = settingFaults(request);
  if (wrong.length > 0) throw new UsageError([...wrong, ...missing, ...problems]);
  if (missing.length > 0) throw new InputError([...missing, ...problems]);
}

/** "--id" of a message that starts with it. */
function optionOf(message: string): string {
  return /^--[a-z-]+/.exec(message)?.[0] ?? message;
}

/** The options that are taken as they are, and what they are called in a request. */
const TEXTS = [
  ['title', 'title'],
  ['environment', 'environment'],
  ['configuration', 'configuration'],
  ['like', 'like'],
  ['date', 'date'],
  ['dateCommit', 'date-commit'],
  ['snapshot', 'snapshot'],
  ['licence', 'licence'],
  ['iterationsFile', 'iterations-file'],
] as const;

/** What describes a result set, with the texts that were given. */
function described(reading: Reading, values: OptionValues, positionals: string[]): ImportRequest {
  const request: ImportRequest = {
    file: reading.file(positionals),
    id: reading.required('id'),
    engine: reading.required('engine'),
    engineVersion: reading.required('engine-version'),
    statistic: reading.oneOf('statistic', STATISTICS),
    iterations: reading.iterations(),
    warmup: reading.warmup(),
    suite: reading.oneOf('suite', knownSuites(DATA)),
    queryVersion: reading.required('query-version'),
    scaleFactor: reading.number('scale-factor', /^\d+(\.\d+)?$/, 'a number of GB above 0'),
    tableFormat: reading.required('table-format'),
    conditions: reading.conditions(),
    notes: reading.notes(),
    out: text(values, 'out') ?? 'static/data/result-sets',
    force: values.force === true,
  };
  for (const [key, name] of TEXTS) {
    const value = text(values, name);
    if (value !== undefined) request[key] = value;
  }
  return request;
}

/** The request that a command line makes. Throws UsageError or InputError with everything that is wrong with it. */
export function readImportRequest(values: OptionValues, positionals: string[]): ImportRequest {
  const reading = new Reading(values);
  const request = described(reading, values, positionals);
  const [source, harness] = [reading.source(), reading.harness()];
  const format = reading.known<FormatId>(
    'format',
    [...FORMATS, ...MEASURE_FORMATS].map(({ id }) => id as FormatId),
  );
  const side = reading.known('side', SIDES);
  const foreign = MEASURE_OPTIONS.filter((name) => text(values, name) !== undefined).map((name) => `--${name}`);
  if (foreign.length > 0) reading.messages.push(`${foreign.join(', ')}: the file holds times of queries, not measures`);
  const whole = {
    ...request,
    ...(source ? { source } : {}),
    ...(harness ? { harness } : {}),
    ...(reading.messages.length === 0 ? ownSuite(DATA, request.suite) : {}),
    ...(format ? { format } : {}),
    ...(side ? { side } : {}),
  };
  refuse(whole, reading.messages);
  return whole;
}
