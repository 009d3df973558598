import { whyContent } from '../../../../src/components/eventLogAnalysis/content';
import type { WhyContent } from '../../../../src/components/eventLogAnalysis/types';
import { type StagesSpec, stagesTable } from '../../../../src/figures/stages/spec';
import { loggedComparison, loggedMetrics } from '../../support/loggedSides';
import { expect, test } from '../../support/test';

const METRICS = { baseline: loggedMetrics('native'), candidate: loggedMetrics('comet') };
const REPORT = { id: 'r', title: 'R' };

function contentOf(changes?: Parameters<typeof loggedComparison>[0]): WhyContent {
  const content = whyContent(loggedComparison(changes), METRICS, REPORT);
  if (!content) throw new Error('no content');
  return content;
}

function stagesOf({ stages }: WhyContent, query: string): StagesSpec {
  const spec = stages.map((figure) => figure.spec).find(({ id }) => id === `stages-${query}`);
  if (!spec) throw new Error(`no stages of ${query}`);
  return spec;
}

test('without a log of both sides there is no content', () => {
  expect(whyContent(loggedComparison(), { ...METRICS, candidate: null }, REPORT)).toBeNull();
  const empty = { queries: [], stages: [], operators: [], nodes: [], fallbacks: [] };
  expect(whyContent(loggedComparison(), { ...METRICS, baseline: empty }, REPORT)).toBeNull();
});

test('the heading of a query takes its direction from the verdict', () => {
  const [q16, q21] = contentOf().queries;
  expect(q16?.heading).toBe('Why is q16 slower with Comet?');
  expect(q21?.heading).toBe('Why is q21 faster with Comet?');
});

test('the sentence of a query gives times, share, spill, and skew, and lists unreported values', () => {
  const [q16] = contentOf().queries;
  expect(q16?.sentence).toBe(
    '3.00\u202Fs with vanilla Spark became 4.00\u202Fs with Comet. No stage of vanilla Spark spilled, Comet does not report spill; no stage has more than one task.',
  );
});

test('the list begins with the largest loss and describes the largest difference as an observation', () => {
  const { spec, figure } = contentOf().lost;
  expect(figure.table.rows.map((row) => [row[0], row[3]])).toEqual([
    ['q16', 1],
    ['q21', -2],
  ]);
  expect(spec.categories).toEqual(['q16: 3.00 → 4.00\u202Fs', 'q21: 5.00 → 3.00\u202Fs']);
  expect(figure.title).toBe('1 of 2 queries lost seconds with Comet; q16 lost 1.0\u202Fs');
  // Of the stages of q16, the scan of 100 rows changed most: from 0.084 − 0.049 s to 0.189 − 0.095 s.
  expect(figure.table.rows[0]?.at(-1)).toBe('“Scan, broadcast” 0.04\u202Fs → 0.09\u202Fs');
});

test('if nothing was lost, the title says so and the list starts with the largest gain', () => {
  const rows = loggedComparison().candidate.rows.map((row) =>
    row.query === 'q16' ? { ...row, timeS: 2.5, minS: 2.4, maxS: 2.6 } : row,
  );
  const { figure } = contentOf({ rows }).lost;
  expect(figure.title).toBe('No query lost seconds with Comet; q21 and q16 gained 2.5\u202Fs');
  expect(figure.table.rows.map(([query]) => query)).toEqual(['q21', 'q16']);
});

test('a note on a measure of the stages is a footnote; measures that the logs lack are listed', () => {
  const notes = [
    { about: 'query-metrics.shuffle_read_bytes', text: 'Too low.' },
    { about: 'query-metrics.disk_spill_bytes', text: 'Not reported.' },
  ];
  const spec = stagesOf(contentOf({ notes }), 'q16');
  expect(spec.footnotes).toEqual(['Too low.', 'Not reported.']);
  expect(spec.absent).toBe('Not in these logs: peak memory on-heap and peak memory off-heap.');
});

test('the table row of a stage is empty for the side that lacks the stage', () => {
  const stages = METRICS.baseline.stages.filter(({ query, stage }) => query !== 'q16' || stage !== 95);
  const content = whyContent(loggedComparison(), { ...METRICS, baseline: { ...METRICS.baseline, stages } }, REPORT);
  const spec = stagesOf(content as WhyContent, 'q16');
  const alone = spec.rows.filter(({ baseline }) => baseline === null);
  expect(alone).toHaveLength(1);
  const { columns, rows } = stagesTable(spec);
  const row = rows.find((cells) => cells[0] === alone[0]?.name && cells[2] === 'vanilla Spark' && cells[3] === null);
  expect(row?.slice(3)).toEqual(Array(columns.length - 3).fill(null));
});

test('the plans of a query have one line per operator, indented by depth, without metrics of 0', () => {
  const [q16] = contentOf().plans;
  expect(q16?.query).toBe('q16');
  const lines = q16?.sides.find(({ name }) => name === 'Comet')?.lines ?? [];
  expect(lines[0]?.[0]).toBe(0);
  expect(
    lines.some(
      ([depth, operator, , metrics]) =>
        depth > 3 && operator.startsWith('CometScan') && metrics.includes('number of output rows'),
    ),
  ).toBe(true);
  expect(lines.some(([, , , metrics]) => /(?:^|, )[^,]* 0(?:,|$)/.test(metrics))).toBe(false);
});
