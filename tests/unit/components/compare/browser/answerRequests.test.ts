import { existsSync, readFileSync } from 'node:fs';
import { afterEach } from 'node:test';
import fc from 'fast-check';
import { createComparisonWorker } from '../../../../../src/components/compare/browser/answerRequests';
import type { CompareAnswer, CompareRequest } from '../../../../../src/components/compare/browser/messages';
import type { Headline } from '../../../../../src/components/report/headline';
import { inlineSvg } from '../../../../../src/figures/render/inlineSvg';
import { isMeasured } from '../../../../../src/figures/shared/tableView';
import { frozenData } from '../../../support/frozenSite';
import { recompute } from '../../../support/recompute';
import { expect, test } from '../../../support/test';

const PREFIX = 'tpcds-sf3000-parquet-';
const IDS = frozenData()
  .resultSets.map(({ id }) => id)
  .filter((id) => id.startsWith(PREFIX));
const BASE = 'https://example.org/site/';

/** Replaces fetch by reading the served folder; missing paths return 404. */
const served = (asked: string[] = []): typeof fetch => {
  return async (address) => {
    const path = String(address).replace(BASE, '');
    asked.push(path);
    const file = `static/${path}`;
    return existsSync(file) ? new Response(readFileSync(file, 'utf8')) : new Response('', { status: 404 });
  };
};

const { fetch: builtIn } = globalThis;

afterEach(() => {
  globalThis.fetch = builtIn;
});

/** Drawing code that the page loads. */
const drawing = async () => ({ inlineSvg });

function request(baseline: string, candidates: string[], changes: Partial<CompareRequest> = {}): CompareRequest {
  const choice = { only: '', exclude: '' };
  return {
    id: 1,
    base: BASE,
    baseline,
    candidates,
    choice,
    buckets: 'speedup',
    allowScale: false,
    vanilla: null,
    own: [],
    ...changes,
  };
}

async function answers(asked: CompareRequest, fetches?: string[]): Promise<CompareAnswer[]> {
  globalThis.fetch = served(fetches);
  const found: CompareAnswer[] = [];
  await createComparisonWorker((answer) => found.push(answer), drawing)(asked);
  return found;
}

function headlineOf(found: CompareAnswer[]): Headline {
  const [first] = found;
  if (first?.kind !== 'page') throw new Error(`no page: ${JSON.stringify(first)}`);
  return first.page.headline;
}

test('the numbers come first, then the drawings of all charts', async () => {
  const [baseline = '', candidate = ''] = IDS;
  const found = await answers(request(baseline, [candidate]));
  const [, second] = found;
  expect(found.map(({ kind }) => kind)).toEqual(['page', 'drawings']);
  const drawings = second?.kind === 'drawings' ? second.drawings : {};
  expect(Object.keys(drawings)).toEqual([
    'forest',
    'gap',
    'dots',
    'queries',
    'cost',
    'capacity-cores',
    'capacity-memory',
    'scatter',
  ]);
  expect(drawings.queries).toContain('<svg');
});

test('property: for any pair and any excluded queries, the metrics equal a recomputation from the files', async () => {
  const queries = fc.uniqueArray(fc.constantFrom('q1', 'q4', 'q14a', 'q23b', 'q39b', 'q72', 'q93', 'q99'), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...IDS),
      fc.constantFrom(...IDS),
      queries,
      async (baseline, candidate, leftOut) => {
        fc.pre(baseline !== candidate);
        const choice = { only: '', exclude: leftOut.join(',') };
        const found = headlineOf(await answers(request(baseline, [candidate], { choice })));
        const expected = recompute(baseline, candidate, leftOut);
        const { matched, faster, slower, total, geometricMean, median } = found;
        expect({ matched, faster, slower }).toEqual({
          matched: expected.matched,
          faster: expected.faster,
          slower: expected.slower,
        });
        expect(total.speedup).toBeCloseTo(expected.total, 10);
        expect(geometricMean.speedup).toBeCloseTo(expected.geometricMean, 10);
        expect(median.speedup).toBeCloseTo(expected.median, 10);
      },
    ),
    { numRuns: 12 },
  );
});

test('only the files listed in the packages are fetched', async () => {
  const fetches: string[] = [];
  await answers(request(`${PREFIX}spark-3.5.8`, [`${PREFIX}comet-0.17.0`]), fetches);
  const folders = ['spark-3.5.8', 'comet-0.17.0'].map((name) => `data/result-sets/${PREFIX}${name}/`);
  expect(fetches.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual(
    expect.arrayContaining(['data/environments/eks-r8gd-12xlarge-4-nodes.json']),
  );
  expect(fetches.some((path) => path.endsWith('outputs.csv'))).toBe(false);
});

test('a pair of different suites is rejected with the reason, without an offer to ignore the scale', async () => {
  const tpch = frozenData().resultSets.find(({ suite }) => suite.name === 'tpch')?.id ?? '';
  const [found] = await answers(request(`${PREFIX}comet-0.16.0`, [tpch]));
  expect(found).toMatchObject({ kind: 'refused', scaleOnly: false });
  expect(found?.kind === 'refused' && found.reasons.join()).toContain('the suite differs: TPC-DS');
});

test('a missing file is reported', async () => {
  const [found] = await answers(request(`${PREFIX}comet-0.16.0`, ['no-such-set']));
  expect(found).toEqual({
    id: 1,
    kind: 'failed',
    messages: ['data/result-sets/no-such-set/datapackage.json could not be loaded: the server responded with 404'],
  });
});

test('several candidates are compared over their common queries', async () => {
  const [baseline = '', ...candidates] = IDS;
  const [found] = await answers(request(baseline, candidates.slice(0, 2), { choice: { only: 'q1-q3', exclude: '' } }));
  expect(
    found?.kind === 'multi' && found.multiCandidate.multi.table.rows.filter(isMeasured).map(([query]) => query),
  ).toEqual(['q1', 'q2', 'q3']);
  expect(found?.kind === 'multi' && found.title).toMatch(/ and .* vs\. /);
});

test('a new request cancels the answers to the previous one', async () => {
  globalThis.fetch = served();
  const found: CompareAnswer[] = [];
  const ask = createComparisonWorker((answer) => found.push(answer), drawing);
  const [baseline = '', candidate = ''] = IDS;
  await Promise.all([ask(request(baseline, [candidate])), ask(request(candidate, [baseline], { id: 2 }))]);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([2]));
});
