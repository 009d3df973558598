import type { Problem } from '../benchmark/model/resultSet';
import { buildPackage } from './datapackage';
import type { CheckPackage } from './folder';
import { OPTIONS, type OptionName, optionNamed } from './options';
import { type OptionProblem, optionLine } from './reading';
import type { SetRequest } from './request';

const NAMES = Object.keys(OPTIONS) as OptionName[];

/** The option that fills a key of datapackage.json; undefined for keys that no option fills. */
function optionOf(key: string): OptionName | undefined {
  return NAMES.find((name) => optionNamed(name).keys?.some((known) => `${key}.`.startsWith(`${known}.`)));
}

/** A schema's problem of a key as a problem of the option that fills it. */
function optionProblem({ message, cure, field: key = '' }: Problem): OptionProblem {
  const name = optionOf(key);
  if (name === undefined) return { field: null, text: cure ? `${message}; ${cure}` : message };
  const { keys, cure: own = cure } = optionNamed(name);
  const help = key === keys?.[0] ? own : cure;
  const sentence = message.slice(key.length + 1);
  return { field: name, text: help ? `${sentence}; ${help}` : sentence };
}

/**
 * Schema errors of the options, one per option: an id that is not a slug, HTML, an invalid date. Omits a title that was
 * derived from other options.
 */
export function schemaProblems(request: SetRequest, check: CheckPackage): OptionProblem[] {
  const empty = { environment: 'unknown', configuration: {}, changes: [], notes: [], today: '2026-01-01' };
  const harness = request.harness ?? { name: 'unknown', version: 'unknown' };
  const parts = { ...empty, harness, iterations: request.iterations, iterationColumns: null, hasOutputs: false };
  const text = JSON.stringify(buildPackage(request, parts), null, 2);
  const { problems } = check({ path: 'datapackage.json', text });
  const all = new Map(problems.map(optionProblem).map((one) => [optionLine(one), one]));
  const own = [...all.values()].filter(({ field }) => request.title !== undefined || field !== 'title');
  return own.length > 0 ? own : [...all.values()];
}
