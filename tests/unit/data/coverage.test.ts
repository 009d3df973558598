import { problemLine } from '../../../src/benchmark/model/problem';
import { loadData } from '../../../src/data/loadData';
import { withDataCopy } from '../support/dataCopy';
import { replaceIn } from '../support/temporary';
import { expect, test } from '../support/test';

test('every problem of a coverage is told with its file and line, and the coverage is left out', () => {
  withDataCopy((data) => {
    replaceIn(
      data,
      'coverage/comet/coverage.csv',
      'q1,native_iceberg_compat,46,49,2',
      'q1,native_iceberg_compat,50,49,2',
    );
    replaceIn(data, 'coverage/comet/coverage.csv', '0.12.0,6086438c19b4,q1,,', '0.12.0,6086438c19b4,q1x,,');
    replaceIn(data, 'coverage/comet/fallbacks.csv', '0.12.0,q12,,Window', '0.99.0,q12,,Window');
    replaceIn(data, 'coverage/comet/operators.csv', '0.12.0,,Window,0,30', '0.12.0,,Window,31,30');
    replaceIn(data, 'coverage/comet/coverage.json', '"defaultFrom": "0.17.0"', '"defaultFrom": "0.18.0"');
    const { coverages, problems } = loadData(data, `${data}/..`);
    expect(coverages.map(({ id }) => id)).toEqual(['blaze']);
    const told = problems.map(problemLine).filter((line) => line.includes('/coverage/'));
    expect(told.map((line) => line.replace('data/coverage/comet/', ''))).toEqual([
      'coverage.csv: 0.12.0 has no plan of q1',
      'coverage.csv:2: accelerated_operators must not be above eligible_operators, got 50 of 49',
      expect.stringMatching(/^coverage\.csv:3: unknown query: q1x \(did you mean q1\?/),
      expect.stringMatching(/^coverage\.json:\d+: unknown release: 0\.18\.0/),
      'fallbacks.csv:2: coverage.csv has no plan 0.99.0 q12',
      'operators.csv:15: native must not be above count, got 31 of 30',
    ]);
  });
});
