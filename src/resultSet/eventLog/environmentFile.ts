import type { Environment } from '../../benchmark/model/resultSet';

export function environmentText({ id: _, ...environment }: Environment): string {
  return `${JSON.stringify({ $schema: '../../schemas/environment.schema.json', ...environment }, null, 2)}\n`;
}
