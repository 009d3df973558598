import { ENVIRONMENT_AMOUNTS } from '../model/comparability/environmentAmounts';
import { distinctValues, statementsOn } from '../model/comparability/statements';
import { quoteValue } from '../model/guards/plainText';
import { problem, warning } from '../model/problem';
import type { Environment, EnvironmentStatement, Problem, ResultSet } from '../model/resultSet';

/** An environment with its path; `lineOf` returns the line of a value, from 1. */
export interface EnvironmentFile {
  environment: Environment;
  path: string;
  lineOf: (at: (string | number)[]) => number | null;
}

const AMOUNTS: readonly string[] = ENVIRONMENT_AMOUNTS;
const isProperty = (field: string) => field.startsWith('configuration.');

function recorded({ environment }: EnvironmentFile, field: string): unknown {
  return (environment as unknown as Record<string, unknown>)[field];
}

function kindProblems({ environment, path, lineOf }: EnvironmentFile): Problem[] {
  return (environment.statements ?? []).flatMap(({ field, value }, index) => {
    const amount = AMOUNTS.includes(field);
    if (amount ? typeof value === 'number' && value > 0 : typeof value === 'string' && value !== 'unknown') return [];
    const wanted = amount ? 'a number greater than 0' : 'a text, and not unknown: omit the statement instead';
    const message = `statements.${index}.value must be ${wanted}, since it is about ${field}, got ${JSON.stringify(value)}`;
    return [problem(path, lineOf(['statements', index, 'value']), message)];
  });
}

/** Problems of fields with statements if the environment's value is none of the stated values. */
function recordedProblems(file: EnvironmentFile): Problem[] {
  const statements = file.environment.statements ?? [];
  const fields = new Set(statements.map(({ field }) => field).filter((field) => !isProperty(field)));
  return [...fields].flatMap((field) => {
    const values = distinctValues(statements.filter((statement) => statement.field === field));
    const recordedValue = recorded(file, field);
    if (values.includes(recordedValue as string | number)) return [];
    const message = `${field} is ${JSON.stringify(recordedValue)}, and its statements say ${values.map(String).join(', ')}`;
    return [problem(file.path, file.lineOf([field]), message, 'record one of the values that were stated')];
  });
}

/** Problems of an environment's statements, without its result sets. */
export function statementProblems(file: EnvironmentFile): Problem[] {
  return [...kindProblems(file), ...recordedProblems(file), ...withdrawnProblems(file)];
}

/** Ids that entries of an environment cover, each with its first position, to report a missing result set once. */
function firstMentions(entries: readonly { about?: string[] }[]): Map<string, [index: number, place: number]> {
  const mentions = entries.flatMap(({ about = [] }, index) =>
    about.map((id, place) => [id, [index, place] as [number, number]] as const),
  );
  return new Map(mentions.reverse());
}

/** Problems of statements and sums for result sets of another environment. `ids` are all sets with a file. */
function foreignSetProblems(file: EnvironmentFile, sets: readonly ResultSet[], ids: readonly string[]): Problem[] {
  const { environment, path, lineOf } = file;
  return (['statements', 'sums'] as const).flatMap((key) =>
    [...firstMentions(environment[key] ?? [])].flatMap(([id, [index, place]]) => {
      const set = sets.find((entry) => entry.id === id);
      if (set ? set.environment === environment.id : ids.includes(id)) return [];
      const line = lineOf([key, index, 'about', place]);
      return [problem(path, line, `no result set ${quoteValue(id)} names this environment`)];
    }),
  );
}

/** Problems of statements that were withdrawn before their day. */
function withdrawnProblems({ environment, path, lineOf }: EnvironmentFile): Problem[] {
  return (environment.statements ?? []).flatMap(({ day, withdrawn }, index) => {
    if (!withdrawn || withdrawn.day >= day) return [];
    const message = `withdrawn.day must not be before the statement, got ${withdrawn.day} for a statement of ${day}`;
    return [
      problem(
        path,
        lineOf(['statements', index, 'withdrawn', 'day']),
        message,
        'look up the day of the correcting commit',
      ),
    ];
  });
}

/** Problems of statements that are older than their result set. */
function earlyProblems({ environment, path, lineOf }: EnvironmentFile, own: readonly ResultSet[]): Problem[] {
  return (environment.statements ?? []).flatMap(({ about = [], day }, index) =>
    own
      .filter(({ id, created }) => about.includes(id) && day < created)
      .map(({ id, created }) => {
        const message = `a statement of ${day} cannot be about ${id}, which was first published on ${created}`;
        const cure = 'look up the day of the commit, or correct created in the result set';
        return problem(path, lineOf(['statements', index, 'day']), message, cure);
      }),
  );
}

/** "24 (2026-04-29), 12 (2026-06-01)": each value with the day of its first statement. */
function valuesWithDays(statements: readonly EnvironmentStatement[]): string {
  const first = (value: string | number) => statements.find((statement) => statement.value === value)?.day ?? '';
  return distinctValues(statements)
    .map((value) => `${value} (${first(value)})`)
    .join(', ');
}

/** A warning per field and result set on which sources conflict, at the line of the first different statement. */
function conflictWarnings({ environment, path, lineOf }: EnvironmentFile, sets: readonly ResultSet[]): Problem[] {
  const all = environment.statements ?? [];
  const fields = [...new Set(all.map(({ field }) => field))];
  return sets.flatMap((set) =>
    fields.flatMap((field) => {
      const statements = statementsOn(environment, field, set);
      const valid = statements.filter(({ withdrawn }) => !withdrawn);
      const other = valid.find(({ value }) => value !== valid[0]?.value);
      if (!other) return [];
      const message = `${field} of ${set.id} has conflicting sources: ${valuesWithDays(valid)}`;
      const cure = isProperty(field)
        ? undefined
        : 'if a source corrected a statement, add withdrawn to it; otherwise verdicts carry a note';
      return [warning(path, lineOf(['statements', all.indexOf(other), 'value']), message, cure)];
    }),
  );
}

/** A warning if result sets share an environment with unknown or conflicting fields. */
function equalityWarnings(file: EnvironmentFile, sets: readonly ResultSet[]): Problem[] {
  if (sets.length < 2) return [];
  const keys = Object.keys(file.environment).filter((key) => key !== 'id');
  const unknown = keys.filter((key) => recorded(file, key) === 'unknown');
  const disputed = keys.filter((key) =>
    sets.some((set) => distinctValues(statementsOn(file.environment, key, set)).length > 1),
  );
  const [first] = [...disputed, ...unknown];
  if (first === undefined) return [];
  const parts = [
    ...(disputed.length > 0 ? [`sources conflict on ${disputed.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`${unknown.join(', ')} not reported`] : []),
  ];
  const message = `${sets.length} result sets name this environment: ${parts.join('; ')}; the sets may differ in this`;
  return [warning(file.path, file.lineOf([first]), message)];
}

/**
 * Problems of an environment's history with the result sets that name it. Errors: a statement or sum for a set that
 * does not name it or was not yet published. Warnings: conflicting statements, and sets that share unknown or
 * conflicting fields.
 */
export function environmentHistoryProblems(
  file: EnvironmentFile,
  resultSets: readonly ResultSet[],
  ids: readonly string[],
): Problem[] {
  const own = resultSets.filter((set) => set.environment === file.environment.id);
  return [
    ...foreignSetProblems(file, resultSets, ids),
    ...earlyProblems(file, own),
    ...conflictWarnings(file, own),
    ...equalityWarnings(file, own),
  ];
}
