import type { Environment } from '../../benchmark/model/resultSet';

/** The text of an environment's file. */
export function environmentText({ id: _, ...environment }: Environment): string {
  return `${JSON.stringify({ $schema: '../../schemas/environment.schema.json', ...environment }, null, 2)}\n`;
}
