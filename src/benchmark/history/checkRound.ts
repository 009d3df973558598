import { problem } from '../model/problem';
import type { Problem, ReadFile, ResultSet } from '../model/resultSet';
import { baselineOf, type Round, suiteKey } from '../model/round';
import { unknownName } from '../text/suggestName';

type RoundFile = ReadFile<Round>;

function unknownSets({ value, path, lineOf }: RoundFile, known: readonly string[]): Problem[] {
  return value.resultSets.flatMap((id, index) =>
    known.includes(id) ? [] : [problem(path, lineOf(['resultSets', index]), unknownName('result set', id, known))],
  );
}

/** Problems of baselines and variants outside the round's result sets, and of baselines that are variants. */
function foreignSetProblems({ value, path, lineOf }: RoundFile): Problem[] {
  const { resultSets, baselines, variants = [] } = value;
  const absent = (id: string) => `${id} is not among resultSets`;
  return [
    ...baselines.flatMap((id, index) =>
      resultSets.includes(id) ? [] : [problem(path, lineOf(['baselines', index]), absent(id), 'add it there')],
    ),
    ...variants.flatMap(({ resultSet: id }, index) => {
      const message = baselines.includes(id) ? `${id} is a baseline, not a variant` : absent(id);
      return resultSets.includes(id) && !baselines.includes(id)
        ? []
        : [problem(path, lineOf(['variants', index, 'resultSet']), message)];
    }),
  ];
}

/** Problems of second baselines for one suite, scale factor, and table format, and of unused baselines. */
function baselineProblems({ value, path, lineOf }: RoundFile, sets: ReadonlyMap<string, ResultSet>): Problem[] {
  const keyOf = (id: string) => {
    const set = sets.get(id);
    return set ? suiteKey(set) : null;
  };
  const held = value.resultSets.filter((id) => !value.baselines.includes(id)).map(keyOf);
  return value.baselines.flatMap((id, index) => {
    const key = keyOf(id);
    if (key === null) return [];
    const first = value.baselines.find((other) => keyOf(other) === key);
    const line = lineOf(['baselines', index]);
    if (first !== id) return [problem(path, line, `${id} is a second baseline of ${key}, after ${first}`)];
    if (held.includes(key) || held.includes(null)) return [];
    return [problem(path, line, `no set in this round is compared with ${id}`, 'add a set of the same suite')];
  });
}

function variantOf({ variants = [] }: Round, id: string): string {
  return variants.find(({ resultSet }) => resultSet === id)?.what ?? '';
}

/** Problems of sets without a baseline, and of second sets of an engine without a description of the difference. */
function candidateProblems({ value, path, lineOf }: RoundFile, sets: ReadonlyMap<string, ResultSet>): Problem[] {
  const seen = new Map<string, string>();
  return value.resultSets.flatMap((id, index) => {
    const set = sets.get(id);
    if (!set || value.baselines.includes(id)) return [];
    const line = lineOf(['resultSets', index]);
    if (!baselineOf(set, value, sets) && value.baselines.every((other) => sets.has(other))) {
      const message = `this round has no baseline for the suite of ${id}: ${suiteKey(set)}`;
      return [problem(path, line, message, 'list the vanilla Spark set under baselines')];
    }
    const key = `${set.engine.id} ${set.engine.version} ${suiteKey(set)} ${variantOf(value, id)}`;
    const first = seen.get(key);
    seen.set(key, first ?? id);
    if (first === undefined) return [];
    const message = `${id} and ${first} have the same engine, version, and suite`;
    return [problem(path, line, message, 'describe the difference under variants')];
  });
}

/** The date of a round must be the day of its last result. */
function dateProblems({ value, path, lineOf }: RoundFile, sets: ReadonlyMap<string, ResultSet>): Problem[] {
  const days = value.resultSets.map((id) => sets.get(id)?.created);
  const last = days.reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b), '');
  if (days.includes(undefined) || last === value.date) return [];
  return [problem(path, lineOf(['date']), `date is ${value.date}, but its last result was published on ${last}`)];
}

/** A key of earlier versions: now each set has its own withdrawal. */
function withdrawnProblems({ value, path, lineOf }: RoundFile): Problem[] {
  if (value.withdrawn === undefined) return [];
  const cure = `write benchmark.withdrawn into datapackage.json of the result sets that the publisher withdrew: ${value.resultSets.join(', ')}`;
  return [problem(path, lineOf(['withdrawn']), 'withdrawn is no longer a key of a round', cure)];
}

/** Problems of engines without a file, each once. Baselines need none. */
function engineProblems(
  { value, path, lineOf }: RoundFile,
  sets: ReadonlyMap<string, ResultSet>,
  engines: readonly string[],
): Problem[] {
  const seen = new Set<string>(engines);
  return value.resultSets.flatMap((id, index) => {
    const engine = sets.get(id)?.engine.id;
    if (engine === undefined || value.baselines.includes(id) || seen.has(engine)) return [];
    seen.add(engine);
    const message = `no file in engines/ describes ${engine}, the engine of ${id}`;
    return [problem(path, lineOf(['resultSets', index]), message, `add engines/${engine}.json with its releases`)];
  });
}

/**
 * Problems of a round's references and consistency. `known` and `engines` are the ids of all files, including invalid
 * ones, which are reported elsewhere; `sets` are the valid result sets.
 */
export function roundProblems(
  file: RoundFile,
  sets: ReadonlyMap<string, ResultSet>,
  known: readonly string[],
  engines: readonly string[],
): Problem[] {
  return [
    ...unknownSets(file, known),
    ...foreignSetProblems(file),
    ...baselineProblems(file, sets),
    ...candidateProblems(file, sets),
    ...dateProblems(file, sets),
    ...withdrawnProblems(file),
    ...engineProblems(file, sets, engines),
  ];
}

/** Problems of sets in two rounds, at the later one: a run is published once. Rounds may share baselines. */
export function sharedSets(files: readonly RoundFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ value, path, lineOf }) =>
    value.resultSets.flatMap((id, index) => {
      if (value.baselines.includes(id)) return [];
      const other = first.get(id);
      first.set(id, other ?? value.id);
      if (other === undefined || other === value.id) return [];
      return [problem(path, lineOf(['resultSets', index]), `${id} is already in round ${other}`)];
    }),
  );
}
