import { EKS_ROWS, importBytes, LONG_ROWS, lines } from '../support/importing';
import { expect, test } from '../support/test';

const LONG = 'query,iteration,seconds';

test('all problems of a file are reported at once, with their lines', () => {
  const outcome = importBytes(lines('q1,x,1,1', 'q2,1,1,1', 'q77,1,1,1', 'q4,1,1', 'q5,5,6,7'));
  const errors = outcome.problems.filter(({ level }) => level === 'error');
  expect(errors.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
  expect(outcome.problems).toEqual(errors);
});

test('one column too few or too many in every row is one message', () => {
  const short = lines('Name,Median,Min', ...EKS_ROWS.map((row) => row.replace(/,[^,]*$/, '')));
  const long = lines(...EKS_ROWS.map((row) => `${row},9`));
  const headed = lines(LONG, ...LONG_ROWS.map((row) => `${row},9`));
  for (const bytes of [short, long, headed]) expect(importBytes(bytes).problems).toHaveLength(1);
});
