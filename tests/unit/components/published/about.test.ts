import type { PublishedComparison } from '../../../../src/benchmark/model/published';
import type { Report } from '../../../../src/benchmark/model/report';
import { aboutRows } from '../../../../src/components/report/about';
import { reportMeta } from '../../../../src/components/report/disclaimer';
import { expect, test } from '../../support/test';

const SUITE = { name: 'tpcds', queryVersion: '2.4', scaleFactor: 3000, tableFormat: 'parquet' } as const;

function set(id: string, changed: Partial<PublishedComparison> = {}): { key: string; published: PublishedComparison } {
  const published = {
    id,
    suite: SUITE,
    baseline: { title: 'native shuffle' },
    statistic: 'mean',
    iterations: 10,
    notes: [],
    changes: '',
    ...changed,
  };
  return { key: id, published: published as unknown as PublishedComparison };
}

const REPORT = { publishedOn: '2026-01-13', standing: 'published' } as Report;

function text(term: string, sets: ReturnType<typeof set>[], report = REPORT): string | undefined {
  const published = sets.map((set) => set.published);
  return aboutRows(report, [], published).find((row) => row.term === term)?.text;
}

const note = (words: string) => ({ about: 'changes', text: words });

test('the line below the title contains the subject, the day, the disclaimer, and the baseline', () => {
  const meta = (published: ReturnType<typeof set>[]) =>
    reportMeta({ report: REPORT, comparisons: [], environments: [], published, usage: null });
  expect(meta([set('a')])).toBe(
    'TPC-DS at 3\u202FTB (scale factor 3000) · source published 13 January 2026. Derived from TPC-DS; not comparable to published TPC-DS results. Baseline: Native shuffle.',
  );
  expect(meta([set('a', { suite: null })])).toBe('Source published 13 January 2026. Baseline: Native shuffle.');
  expect(meta([])).toBe('Source published 13 January 2026.');
});

test('a common statistic is given once; different ones are listed', () => {
  expect(text('Statistic', [set('a'), set('b')])).toBe('Mean of 10 iterations.');
  expect(text('Statistic', [set('a'), set('b', { statistic: 'unknown', iterations: 'unknown' })])).toBe(
    'a: Mean of 10 iterations.\nb: Not reported.',
  );
});

test('common notes of comparisons come first and once; their own notes follow with their name', () => {
  const sets = [set('a', { notes: [note('No date.'), note('Ten.')] }), set('b', { notes: [note('No date.')] })];
  expect(text('Known problems', sets)).toBe('No date.\na: Ten.');
  expect(text('Known problems', [set('a', { notes: [note('No date.'), note('Ten.')] })])).toBe('No date. Ten.');
});

test('rows without a text are omitted, and a proposal is marked as such', () => {
  expect(text('Changes on import', [set('a')])).toBeUndefined();
  expect(text('Suite', [set('a', { suite: null })])).toBeUndefined();
  expect(text('Status', [set('a')], { ...REPORT, standing: 'proposed' })).toMatch(/^Proposed: .*had not been merged/);
});
