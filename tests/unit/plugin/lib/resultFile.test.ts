import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepResults, kept } from '../../../../src/benchmark/model/keptResults';
import { ResultFile } from '../../../../src/plugin/lib/resultFile';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

const computed: string[] = [];
const reciprocal = kept('reciprocal', ({ of }: { of: number }) => {
  computed.push(`1/${of}`);
  return { value: 1 / of };
});
const negative = kept('negative', ({ of }: { of: number }) => ({ value: -of }));

test('a build computes only results that the build before it did not use', () => {
  const path = join(temporaryFolder(), 'cache', 'results');
  const build = (inputs: number[]) => {
    const file = new ResultFile(path);
    keepResults(file);
    const results = inputs.map((of) => reciprocal({ of }).value);
    expect(negative({ of: 4 }).value).toBe(-4);
    file.save();
    return [results, computed.splice(0)];
  };
  try {
    expect(build([0, 4])).toEqual([
      [Number.POSITIVE_INFINITY, 0.25],
      ['1/0', '1/4'],
    ]);
    expect(build([0, 4, 4])).toEqual([[Number.POSITIVE_INFINITY, 0.25, 0.25], []]);
    expect(build([4])).toEqual([[0.25], []]);
    expect(build([0, 4])).toEqual([[Number.POSITIVE_INFINITY, 0.25], ['1/0']]);
    writeFileSync(path, readFileSync(path).subarray(0, -1));
    expect(build([4])).toEqual([[0.25], ['1/4']]);
  } finally {
    keepResults(null);
  }
});
