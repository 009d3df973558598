import type { Environment } from '../../../../src/benchmark/model/resultSet';
import { capacityValues } from '../../../../src/components/published/capacityValues';
import { expect, test } from '../../support/test';

const nodes = (count: number | 'unknown', coresPerNode: number | 'unknown') =>
  ({ nodes: count, coresPerNode }) as Environment;

test('the candidate has the nodes and cores of both environments', () => {
  const values = capacityValues(nodes(8, 32), nodes(8, 32), null);
  expect(values['environment.extra_cores']).toBe('256');
  expect(values['environment.all_nodes']).toBe('16');
  expect(values['environment.all_cores']).toBe('512');
  expect(values['environment.node_hours.ratio']).toBeUndefined();
});

test('node-hours are nodes times the total, and their quotient is candidate ÷ baseline', () => {
  const values = capacityValues(nodes(8, 32), nodes(8, 32), { baselineS: 1800, candidateS: 2700 });
  expect(values['environment.node_hours.baseline']).toBe('4.0 node-hours');
  expect(values['environment.node_hours.candidate']).toBe('12.0 node-hours');
  expect(values['environment.node_hours.ratio']).toBe('3.00×');
});

test('values that an environment does not report stay unreported', () => {
  const values = capacityValues(nodes('unknown', 32), nodes(8, 'unknown'), { baselineS: 1800, candidateS: 2700 });
  expect(values['environment.cores']).toBe('not reported');
  expect(values['environment.all_nodes']).toBe('not reported');
  expect(values['environment.node_hours.baseline']).toBeUndefined();
});
