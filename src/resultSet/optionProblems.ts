import type { Problem } from '../benchmark/model/resultSet';
import { buildPackage } from './datapackage';
import type { CheckPackage } from './folder';
import { SLUG_WORDS } from './ids';
import { type OptionProblem, optionLine } from './reading';
import type { SetRequest } from './request';

/** Options by the keys of datapackage.json that they fill. */
const OPTION_OF: [key: string, option: string][] = [
  ['benchmark.engine.version', 'engine-version'],
  ['benchmark.engine.id', 'engine'],
  ['benchmark.engine.title', 'engine'],
  ['benchmark.suite.queryVersion', 'query-version'],
  ['benchmark.suite.tableFormat', 'table-format'],
  ['benchmark.suite.scaleFactor', 'scale-factor'],
  ['benchmark.environment', 'environment'],
  ['benchmark.iterations', 'iterations'],
  ['benchmark.warmup', 'warmup'],
  ['benchmark.harness', 'harness'],
  ['benchmark.notes', 'note'],
  ['sources.0.title', 'source-title'],
  ['sources.0.path', 'source-url'],
  ['sources.0.version', 'source-commit'],
  ['licenses', 'license'],
  ['benchmark.conditions', 'condition'],
  ['benchmark.applications', 'applications'],
  ['benchmark.rerunOf', 'rerun-of'],
  ['benchmark.memory', 'memory'],
  ['createdCommit', 'date-commit'],
  ['created', 'date'],
  ['snapshot', 'snapshot'],
  ['title', 'title'],
  ['name', 'id'],
];

const CURES: Record<string, string> = {
  id: `use ${SLUG_WORDS}: tpcds-sf3000-parquet-comet-0.16.0`,
  'table-format': `use ${SLUG_WORDS}: parquet`,
  engine: 'name the engine with letters or digits: vanilla Spark',
};

/** Keys whose values must be ids; their problems have the cure of their option. */
const IDS = ['name', 'benchmark.suite.tableFormat', 'benchmark.engine.id'];

/** A schema's problem of a key as a problem of the option that fills it. */
function optionProblem({ message, cure, field: key = '' }: Problem, { licence }: SetRequest): OptionProblem {
  const [, option] = OPTION_OF.find(([known]) => key.startsWith(known)) ?? [];
  if (option === undefined) return { field: null, text: cure ? `${message}; ${cure}` : message };
  if (option === 'license') {
    const text = `must be an SPDX name such as Apache-2.0 or CC-BY-4.0, got ${JSON.stringify(licence ?? '')}`;
    return { field: option, text };
  }
  const help = IDS.includes(key) ? CURES[option] : cure;
  const sentence = message.slice(key.length + 1);
  return { field: option, text: help ? `${sentence}; ${help}` : sentence };
}

/**
 * Schema errors of the options, one per option: an id that is not a slug, HTML, an invalid date. Omits a title that was
 * derived from other options.
 */
export function schemaProblems(request: SetRequest, check: CheckPackage): OptionProblem[] {
  const empty = { environment: 'unknown', configuration: {}, changes: [], notes: [], today: '2026-01-01' };
  const harness = request.harness ?? { name: 'unknown', version: 'unknown' };
  const parts = { ...empty, harness, iterations: request.iterations, hasIterations: false, hasOutputs: false };
  const text = JSON.stringify(buildPackage(request, parts), null, 2);
  const { problems } = check({ path: 'datapackage.json', text });
  const all = new Map(problems.map((one) => optionProblem(one, request)).map((one) => [optionLine(one), one]));
  const own = [...all.values()].filter(({ field }) => request.title !== undefined || field !== 'title');
  return own.length > 0 ? own : [...all.values()];
}
