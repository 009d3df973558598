import { IMPORT_TARGETS } from '../../../scripts/fuzz/importTargets';
import { printedFaults, renamed, rowFaults } from '../../../scripts/fuzz/relations';
import { fuzz } from '../../../scripts/fuzz/run';
import { SITE_TARGETS } from '../../../scripts/fuzz/siteTargets';
import type { Target } from '../../../scripts/fuzz/target';
import { FORMATS } from '../../../src/importers/formats';
import { MEASURE_FORMATS } from '../../../src/importers/measureFormats';
import { callCommand } from '../support/command';
import { expect, test } from '../support/test';

const TARGETS = [...IMPORT_TARGETS, ...SITE_TARGETS];

for (const target of TARGETS) {
  test(`the fuzzer has files of ${target.id} that are accepted and say what they say`, () => {
    expect(target.corpus.length).toBeGreaterThan(0);
    expect(target.corpus.filter(target.accepts).length).toBeGreaterThan(0);
    expect(target.corpus.flatMap((text) => target.faults(text))).toEqual([]);
  });
}

test('every format of results is fuzzed', () => {
  expect(IMPORT_TARGETS.map(({ id }) => id)).toEqual([...FORMATS, ...MEASURE_FORMATS].map(({ id }) => id));
});

/** A reader of "time: 1.5" that does as it is told. */
function reader(faults: (text: string) => string[]): Target {
  return { id: 'made-up', corpus: ['time: 1.5\n'], accepts: () => true, faults };
}

/** Longer than finding takes on the busiest machine: it ends when all targets are broken. */
const ONCE = { seconds: 240, seed: 1 };

test('the fuzzer finds a crash, a wrong number and a hang, and makes the input small', () => {
  const crash = fuzz([reader((text) => (text.includes('e400') ? JSON.parse(text) : []))], ONCE);
  expect(crash.findings.map(({ faults }) => faults)).toEqual([[expect.stringMatching(/^throws SyntaxError/)]]);
  expect(crash.findings[0]?.input.length).toBeLessThan(16);
  const wrong = reader((text) => (/\d,\d/.test(text) ? ['a decimal comma is read as another number'] : []));
  expect(fuzz([wrong], ONCE).findings.map(({ target }) => target)).toEqual(['made-up']);
  const spin = (text: string) => {
    const end = process.cpuUsage().user + (text.includes('constructor') ? 60_000 : 0);
    while (process.cpuUsage().user < end);
    return [];
  };
  const hang = fuzz([reader(spin)], { ...ONCE, mostSeconds: 0.02 });
  expect(hang.findings[0]?.faults).toEqual([expect.stringMatching(/^takes 0\.\d s$/)]);
});

test('one seed tries the same inputs, another one others', () => {
  const inputs = (seed: number) => {
    const seen: string[] = [];
    const note = (text: string) => {
      seen.push(text);
      return seen.length >= 300 ? ['enough'] : [];
    };
    fuzz([reader(note)], { ...ONCE, seed });
    return seen.slice(0, 300);
  };
  expect(inputs(3)).toEqual(inputs(3));
  expect(inputs(3)).not.toEqual(inputs(4));
});

test('the two numbers that once were read wrongly are found', () => {
  const measure = (name: string, value: number) => ({
    cases: [
      { table: '', name: '', size: '', line: 1, values: [{ name, unit: 'MiB', better: 'lower' as const, value }] },
    ],
    facts: {},
    iterations: 1,
    notes: [],
    changes: [],
    problems: [],
  });
  expect(printedFaults('output size: 1,50 GiB', measure('Output size', 153_600))).toEqual([
    'Output size: 153600 does not stand in the file',
  ]);
  expect(printedFaults('output size: 1,500.5 GiB', measure('Output size', 1500.5 * 1024))).toEqual([]);
  expect(renamed('shuffle off 10   100   110   1.0   100.0')).toBe('case 14 of letters   100   110   1.0   100.0');
  const row = { query: 'q1', status: 'ok' as const, minS: null, maxS: null, reason: '', line: 1 };
  expect([1e-320, Number.NaN, 1e300].flatMap((timeS) => rowFaults([{ ...row, timeS }]))).toHaveLength(3);
});

test('npm run fuzz says how many inputs it tried, and names a target that it does not know', async () => {
  const { code, stdout } = await callCommand('fuzz', ['--seconds', '1', '--only', 'eks-csv']);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^[\d,]+ inputs to 1 target, .* 0 broke something; seed 1\n$/),
  ]);
  expect((await callCommand('fuzz', ['--only', 'eks'])).code).toBe(2);
});
