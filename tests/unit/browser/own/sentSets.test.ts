import { packed } from '../../../../src/browser/own/fragment';
import { ownSetFrom } from '../../../../src/browser/own/ownSet';
import type { OwnSet } from '../../../../src/browser/own/ownSets';
import { fragmentOf, receivedSets } from '../../../../src/browser/own/sentSets';
import { checkPackage } from '../../../../src/data/schemaCheck';
import { parseFolder } from '../../../../src/resultSet/folder';
import { EKS_ROWS, importBytes, LONG_ROWS, lines } from '../../support/importing';
import { expect, test } from '../../support/test';

function ownOf(content: string, options: Record<string, string | string[]> = {}): OwnSet {
  const { files } = importBytes(content, options);
  const environment = { id: 'mine', text: '{"title":"host-17.example","nodes":4,"spark":"3.5.6","storage":7}' };
  return ownSetFrom({ id: 'own_tpch-example', files: [...files], environment }) as OwnSet;
}

const LONG = lines('query,iteration,seconds', ...LONG_ROWS);

for (const [what, content] of [
  ['with a range', lines(...EKS_ROWS)],
  ['with iterations', LONG],
] as const)
  test(`a set ${what} comes back from a link with the same times, by the checks of any other`, async () => {
    const set = ownOf(content);
    const [received] = await receivedSets(await fragmentOf([set]));
    if (!received) throw new Error('nothing was received');
    const { id, files } = received;
    const artifacts = new Map(files.map(([name, text]) => [name, { path: name, text }]));
    const { resultSet, problems } = parseFolder({ id, path: id, files: artifacts, unread: [] }, checkPackage);
    expect(problems).toEqual([]);
    expect(resultSet?.rows).toEqual(set.loaded.resultSet.rows);
    expect(resultSet?.iterationRows).toEqual(set.loaded.resultSet.iterationRows);
    expect(resultSet?.suite).toEqual(set.loaded.resultSet.suite);
    expect(resultSet?.engine).toEqual(set.loaded.resultSet.engine);
  });

test('remarks, sources and names of machines are not in a link; what is known of the machine is', async () => {
  const note = 'results.time_s: seen on host-17.example below /home/me';
  const [received] = await receivedSets(await fragmentOf([ownOf(LONG, { note: [note] })]));
  const all = JSON.stringify(received);
  expect(all).not.toMatch(/host-17|home/);
  expect(JSON.parse(received?.environment?.text ?? '{}')).toMatchObject({
    nodes: 4,
    spark: '3.5.6',
    storage: 'unknown',
  });
});

test('a link of something else, of nothing or of too many sets is refused', async () => {
  const carrying = async (value: unknown) => receivedSets(`#sent=${await packed(JSON.stringify(value))}`);
  await expect(carrying({})).rejects.toThrow('it carries no result sets');
  await expect(carrying([])).rejects.toThrow('it carries no result sets');
  await expect(carrying([1, 2, 3, 4, 5, 6, 7])).rejects.toThrow('it carries 7 result sets; at most 6 are opened');
  await expect(carrying([{ id: 'x' }])).rejects.toThrow(TypeError);
});
