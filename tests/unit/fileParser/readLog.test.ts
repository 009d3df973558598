import { lines } from '../support/importing';
import { END, timed } from '../support/importingEventlog';
import { openedLog } from '../support/openedLog';
import { expect, test } from '../support/test';

test('a query that may have run twice is asked about with its executions, and - leaves one out', async () => {
  const { asking, make } = await openedLog(
    lines(...timed(1, 'q5', 5), ...timed(2, 'q6', 3), ...timed(3, 'q6', 4), ...timed(4, 'q7', 2), END),
  );
  expect(asking.asked).toContain('names');
  expect(asking.found.at(-1)).toMatch(
    /^q6 ran several times in a row; .*\. Name the executions below; - leaves one out/,
  );
  expect(asking.executions[1]).toMatch(/^2: 3\.0\ss, tpch q6$/);
  expect(make({})).toBe(undefined);
  expect(make({ names: 'q5,q6,-,q7' })).toEqual(['q5,ok,5,,,', 'q6,ok,3,,,', 'q7,ok,2,,,']);
});

test('cold first iterations, a log without its end, and the field that leaves out warm-ups are named', async () => {
  const rounds = [20, 10, 10].flatMap((time, round) => [
    ...timed(2 * round, 'q1', time),
    ...timed(2 * round + 1, 'q2', time),
  ]);
  const { asking, make } = await openedLog(lines(...rounds));
  expect(asking.found).toEqual([
    '2 queries of TPC-H, 6 iterations; vanilla Spark unknown',
    expect.stringContaining('the log has no end of application'),
    'the first iteration is the slowest on 2 of 2 queries, and takes about 2.0× as long as the others; leave it out with “Warm-up iterations” 1',
  ]);
  expect(make({ warmup: '1' })).toEqual(['q1,ok,10,10,10,', 'q2,ok,10,10,10,']);
});
