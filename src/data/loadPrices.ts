import { type PriceFile, priceProblems } from '../benchmark/cost/checkPrices';
import type { Price } from '../benchmark/model/cost/price';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { readValue } from './schemaCheck';

/** The prices that sources state, of the files that are in order. Their errors, and as warnings what they contradict, are added to `problems`. */
export function loadPrices(files: readonly { id: string; file: Artifact }[], problems: Problem[]): Price[] {
  const found = files.flatMap(({ id, file }): PriceFile[] => {
    const read = readValue<Omit<Price, 'id'>>(file, 'price', problems);
    return read ? [{ ...read, price: { id, ...read.value } }] : [];
  });
  problems.push(...priceProblems(found));
  return found.map(({ price }) => price);
}
