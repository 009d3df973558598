import type { Environment, EnvironmentStatement, ResultSet } from '../resultSet';

/** Statements about a field for one result set, oldest first, those of one day in file order. */
export function statementsOn(
  environment: Environment | undefined,
  field: string,
  { id }: Pick<ResultSet, 'id'>,
): EnvironmentStatement[] {
  return (environment?.statements ?? [])
    .filter((statement) => statement.field === field && (statement.about?.includes(id) ?? true))
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** Distinct values of statements that were not withdrawn, in order of their first day. */
export function distinctValues(statements: readonly EnvironmentStatement[]): (string | number)[] {
  return [...new Set(statements.filter(({ withdrawn }) => !withdrawn).map(({ value }) => value))];
}

/** "24, 12, or 4"; "12 or 4". */
export function alternatives(texts: readonly string[]): string {
  if (texts.length < 3) return texts.join(' or ');
  return `${texts.slice(0, -1).join(', ')}, or ${texts.at(-1)}`;
}
