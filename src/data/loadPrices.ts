import { type PriceFile, priceProblems } from '../benchmark/cost/checkPrices';
import type { Price } from '../benchmark/model/cost/price';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { checkJson } from './schemaCheck';

/** The prices that sources state, of the files that are in order. Their errors, and as warnings what they contradict, are added to `problems`. */
export function loadPrices(files: readonly { id: string; file: Artifact }[], problems: Problem[]): Price[] {
  const found = files.flatMap(({ id, file }): PriceFile[] => {
    const checked = checkJson(file, 'price');
    problems.push(...checked.problems);
    if (!checked.file) return [];
    const { $schema: _, ...value } = checked.file.value as Omit<Price, 'id'> & { $schema?: string };
    return [{ price: { id, ...value }, path: file.path, lineOf: checked.file.lineOf }];
  });
  problems.push(...priceProblems(found));
  return found.map(({ price }) => price);
}
