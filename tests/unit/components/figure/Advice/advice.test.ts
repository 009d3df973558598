import { adviceColumns } from '../../../../../src/components/figure/Advice/advice';
import { expect, test } from '../../../support/test';

const names = { baseline: 'Comet', candidate: 'Gluten + Velox' };

test('adviceColumns(advice, names) gives each case a heading with the recommendation, in the hue of its side', () => {
  const choose = [
    'If you join large tables, try Gluten + Velox first.',
    'If you run many short queries, or scans, try Comet first.',
    'If several such joins run in a row, measure both.',
    'Otherwise, use Spark’s own shuffle. It is simpler.',
  ];
  expect(adviceColumns({ choose, why: '#why' }, names)).toEqual([
    { head: 'Try Gluten + Velox first', text: 'If you join large tables.', side: 'faster' },
    { head: 'Try Comet first', text: 'If you run many short queries, or scans.', side: 'slower' },
    { head: 'Measure both', text: 'If several such joins run in a row.', side: 'none' },
    { head: '', text: choose[3], side: 'none' },
  ]);
});
