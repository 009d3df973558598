import { checkPackage } from '../../../src/data/schemaCheck';
import { messagesForPage } from '../../../src/fileParser/fileParser';
import type { Answers, ParserMessage, QuestionMessage } from '../../../src/fileParser/messages';
import { readLog } from '../../../src/fileParser/readLog';
import { lines } from '../support/importing';
import { END, timed } from '../support/importingEventlog';
import { expect, test } from '../support/test';

/** A file as readers of the browser's workers see it: its bytes are there at once. */
function fileOf(bytes: Uint8Array): File {
  const slice = (from?: number, to?: number) => fileOf(bytes.slice(from, to));
  return { size: bytes.length, slice, arrayBuffer: async () => bytes.slice().buffer, bytes } as unknown as File;
}
Object.assign(globalThis, {
  FileReaderSync: class {
    readAsArrayBuffer = (file: { bytes: Uint8Array }) => file.bytes.slice().buffer;
  },
});

const ENGINES: string[] = [];

/** The questions about a log, and the results.csv that answers give. */
async function reader(...events: string[]) {
  const told: ParserMessage[] = [];
  const files = [{ path: 'log', file: fileOf(new TextEncoder().encode(lines(...events))) }];
  const request = { kind: 'read', what: 'file', name: 'log', files, engines: ENGINES, allowBroken: false } as const;
  const makes = await readLog(request, checkPackage, (answer) => told.push(messagesForPage(answer)));
  const asking = told.findLast(({ kind }) => kind === 'asking') as QuestionMessage;
  const make = (answers: Answers) => {
    const filled = Object.entries(asking.answers).filter(([, value]) => value !== '');
    const made = makes?.({ ...Object.fromEntries(filled), 'scale-factor': '1', ...answers }, '2026-01-31');
    const text = made?.kind === 'made' ? made.sets[0]?.files.find(([name]) => name === 'results.csv')?.[1] : undefined;
    return text?.split('\n').filter((line) => /,(ok|failed),/.test(line));
  };
  return { asking, make };
}

test('a query that may have run twice is asked about with its executions, and - leaves one out', async () => {
  const { asking, make } = await reader(
    ...timed(1, 'q5', 5),
    ...timed(2, 'q6', 3),
    ...timed(3, 'q6', 4),
    ...timed(4, 'q7', 2),
    END,
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
  const { asking, make } = await reader(...rounds);
  expect(asking.found).toEqual([
    '2 queries of TPC-H, 6 iterations; vanilla Spark unknown',
    expect.stringContaining('the log has no end of application'),
    'the first iteration is the slowest on 2 of 2 queries, and takes about 2.0× as long as the others; leave it out with “Warm-up iterations” 1',
  ]);
  expect(make({ warmup: '1' })).toEqual(['q1,ok,10,10,10,', 'q2,ok,10,10,10,']);
});
