import { sizeGb } from '../../../../src/benchmark/model/settingValue';
import { gigabytes } from '../../../../src/benchmark/text/notReported';
import { settingText } from '../../../../src/benchmark/text/settingText';
import { expect, test } from '../../support/test';

test('a setting in bytes has the GB of the same setting with a unit', () => {
  const name = 'spark.gluten.memory.offHeap.size.in.bytes';
  expect(settingText(name, '34359738368')).toBe(`34359738368 (${gigabytes(sizeGb('32g') ?? 0)})`);
  expect(settingText(name, '6871947673')).toBe('6871947673 (6.4\u202FGB)');
  expect(settingText('spark.memory.offHeap.size', '32g')).toBe('32g');
});
