import { join } from 'node:path';
import { compareEnvironments } from '../../../src/benchmark/comparison/environment';
import { comparedSides } from '../../../src/benchmark/comparison/side';
import { loadData } from '../../../src/data/loadData';
import { resultSet } from '../benchmark/support';
import { callCommand } from '../support/command';
import { filesOf, inTemporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

test('npm run new-environment writes the given values; omitted ones are not reported, and a GPU is a row of the comparison', async () => {
  await inTemporaryFolder(async (folder) => {
    const said = [
      '--title',
      'Four nodes with a GPU',
      '--nodes',
      '4',
      '--gpu',
      '1 NVIDIA L4 with 24 GB',
      '--spark',
      '3.5.5',
    ];
    const { code, stdout } = await callCommand('new-environment', ['gpu-4', ...said, '--data', folder]);
    expect([code, stdout]).toEqual([0, `${join(folder, 'environments/gpu-4.json')}\n`]);
    const { environments, problems } = loadData(folder);
    expect(problems).toEqual([]);
    expect(environments[0]).toMatchObject({ id: 'gpu-4', nodes: 4, gpu: '1 NVIDIA L4 with 24 GB', java: 'unknown' });
    const sets = [
      resultSet({ q1: [1] }, { environment: 'gpu-4' }),
      resultSet({ q1: [1] }, { environment: 'unknown' }),
    ] as const;
    const rows = compareEnvironments(comparedSides(...sets, environments)).settings.map(
      ({ name, baseline }) => `${name}: ${baseline}`,
    );
    expect(rows).toContain('GPUs per node: 1 NVIDIA L4 with 24 GB');
    expect(rows).toContain('Java: not reported');
  });
});

test('a price becomes a separate artifact, with source, commit, and day', async () => {
  await inTemporaryFolder(async (folder) => {
    const source = ['--source-title', 'A page', '--source-url', 'https://example.org/a', '--source-commit', 'abc1234'];
    const price = [
      '--price',
      '2.30',
      '--currency',
      'USD',
      '--source-day',
      '2026-01-20',
      '--instance-type',
      'g6.2xlarge',
    ];
    const { code, stderr } = await callCommand('new-environment', [
      'a',
      '--title',
      'A',
      ...source,
      ...price,
      '--data',
      folder,
    ]);
    expect([code, stderr]).toEqual([0, '']);
    const { prices } = loadData(folder);
    expect(prices).toMatchObject([{ instanceType: 'g6.2xlarge', perHour: 2.3, currency: 'USD', day: '2026-01-20' }]);
  });
});

test('all problems are reported with their option, nothing is written, and nothing existing is replaced', async () => {
  await inTemporaryFolder(async (folder) => {
    const wrong = ['--title', '<b>', '--nodes', 'four', '--executors', '0', '--data', folder];
    const { code, stderr } = await callCommand('new-environment', ['a', ...wrong]);
    expect(code).toBe(2);
    for (const option of ['--title', '--nodes', '--executors'])
      expect(stderr).toContain(`new-environment: ${option} must be`);
    expect(filesOf(folder)).toEqual({});
    expect((await callCommand('new-environment', ['Upper', '--data', folder])).stderr).toMatch(
      /"Upper"[\s\S]*--title is missing/,
    );
    await callCommand('new-environment', ['a', '--title', 'A', '--data', folder]);
    expect((await callCommand('new-environment', ['a', '--title', 'B', '--data', folder])).code).toBe(1);
  });
});
