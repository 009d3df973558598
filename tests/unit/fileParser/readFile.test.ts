import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairReasons } from '../../../src/benchmark/comparison/pairFaults';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import type { Answers, QuestionMessage, TakenIds } from '../../../src/fileParser/messages';
import { EKS_ROWS, lines } from '../support/importing';
import { answered, reader, setOf } from '../support/readingFile';
import { expect, test } from '../support/test';

const TWO_ENGINES = lines(
  '# acme-bench v3',
  'run;engine;query;wall_ms;state',
  ...['native', 'comet'].flatMap((engine) =>
    EKS_ROWS.flatMap((_, at) =>
      [1, 2].map((run) => `${run};${engine};Query ${String(at + 1).padStart(2, '0')};${1000 + at * run};ok`),
    ),
  ),
);

test('both engines of a file are asked about in one form, with TPC-H detected; after changing only the versions they are compared', async () => {
  const { first, make } = await reader('mybench.csv', TWO_ENGINES);
  expect(first).toMatchObject({ kind: 'asking', found: ['22 queries', 'Engines: native, comet'], isMapping: false });
  expect((first as QuestionMessage).answers).toMatchObject({
    suite: 'tpch',
    'query-version': 'unknown',
    'engine 0': 'native',
    'engine 1': 'Comet',
    iterations: '2',
  });
  const versions = {
    'engine 0': 'vanilla Spark',
    'engine-version 0': '3.5.8',
    'engine-version 1': '0.12.0',
    'scale-factor': '100',
  };
  const made = make(answered(first, versions));
  const sets = made.kind === 'made' ? made.sets.map(setOf) : [];
  expect(sets.map(({ id }) => id)).toEqual(['tpch-sf100-parquet-spark-3.5.8', 'tpch-sf100-parquet-comet-0.12.0']);
  expect(pairReasons(sets[0] as ResultSet, sets[1] as ResultSet)).toEqual([]);
  expect(
    make(answered(first, { 'engine 0': 'vanilla Spark', 'scale-factor': '100', 'engine-version 0': '3.5.8' })),
  ).toMatchObject({
    kind: 'wrong',
    fields: { 'engine-version 1': ['is missing'] },
  });
});

test('every error of a file is listed before the first question', async () => {
  const { first } = await reader(
    'a.csv',
    lines('query,native_s,comet_s', 'q1,"4,1",1', 'q2,-1,1', 'q3,1,soon', 'q3,1,1'),
  );
  expect(first).toMatchObject({ kind: 'refused' });
  expect((first as { why: string[] }).why).toEqual([
    expect.stringContaining('a.csv:2: native_s: “4,1” has a decimal comma'),
    expect.stringContaining('a.csv:3: native_s: -1 is negative'),
    expect.stringContaining('a.csv:4: comet_s: “soon” is not a decimal number'),
    expect.stringContaining('a.csv:5: q3 is a duplicate of line 4'),
  ]);
});

test('the suite is the one with the fewest unknown queries, and its unknown query and a duplicate of a broken row are errors too', async () => {
  const rows = Array.from({ length: 22 }, (_, at) => `q${at + 1},${at === 2 ? 'abc' : 3}`);
  const { first } = await reader('a.csv', lines('query,time_s', ...rows, 'q3,3', 'q44,2'));
  expect((first as { why: string[] }).why).toEqual([
    expect.stringContaining('a.csv:4: time_s: “abc” is not a decimal number'),
    'a.csv:25: “q44” is not a query of tpch (q1 … q22)',
    expect.stringContaining('a.csv:24: q3 is a duplicate of line 4'),
  ]);
});

test('unrecognized columns are named, prefilled by what their cells hold, and the file is parsed again', async () => {
  const rows = ['native', 'comet'].flatMap((side) =>
    [1, 2].flatMap((turn) => EKS_ROWS.map((row) => `${row.split(',')[0]},${side},${turn},${1500 * turn},passed`)),
  );
  const { first, make } = await reader('odd.csv', lines('what,variant,turn,took,verdict of the harness', ...rows));
  expect(first).toMatchObject({
    kind: 'asking',
    isMapping: true,
    asked: ['query-column', 'engine-column', 'iteration-column', 'time-column', 'status-column', 'time-unit'],
    answers: {
      'query-column': 'what',
      'engine-column': 'variant',
      'iteration-column': 'turn',
      'time-column': 'took',
      'status-column': 'verdict of the harness',
      'time-unit': '',
    },
  });
  const next = make(answered(first, { 'time-unit': 'ms' }));
  expect(next).toMatchObject({ kind: 'asking', isMapping: false, engines: ['native', 'comet'] });
  const facts = {
    'engine 0': 'vanilla Spark',
    'engine-version 0': '3.5.6',
    'engine-version 1': '1.0',
    'scale-factor': '1',
  };
  const made = make(answered(next, facts));
  expect(made.kind === 'made' && made.sets[0]?.files.find(([name]) => name === 'results.csv')?.[1]).toContain(
    '\nq1,ok,2.25,1.5,3,\n',
  );
});

test('a second file of one engine and version gets an id with its name, and the same file keeps its id', async () => {
  const text = lines('query,time_s', ...EKS_ROWS.map((row) => `${row.split(',')[0]},6`));
  const facts = { engine: 'Comet', 'engine-version': '0.9.0', 'scale-factor': '100', statistic: 'single' };
  const idOf = async (name: string, taken: TakenIds) => {
    const { first, make } = await reader(name, text);
    const made = make(answered(first, facts), taken);
    return made.kind === 'made' ? made.sets.map(({ id }) => id) : made;
  };
  const id = 'tpch-sf100-parquet-comet-0.9.0';
  expect(await idOf('main.csv', {})).toEqual([id]);
  expect(await idOf('branch.csv', { [id]: 'main.csv' })).toEqual([`${id}-branch`]);
  expect(await idOf('main.csv', { [id]: 'main.csv' })).toEqual([id]);
  expect(await idOf('main.csv', { [id]: '' })).toEqual([`${id}-main`]);
});

test('two columns of a file never get one engine by suggestion, and “native” is not vanilla Spark', async () => {
  const rows = EKS_ROWS.map((row) => `${row.split(',')[0]},1.5,2.5`);
  const suggested = async (...heads: string[]) => {
    const { first } = await reader('a.csv', lines(`query,${heads.map((head) => `${head} (s)`).join(',')}`, ...rows));
    const { answers } = first as QuestionMessage;
    return [answers['engine 0'], answers['engine 1']];
  };
  expect(await suggested('native_master', 'vanilla spark')).toEqual(['native_master', 'vanilla Spark']);
  expect(await suggested('Spark on', 'Spark off')).toEqual(['vanilla Spark', 'Spark off']);
});

test('files with the same machines have one environment, and machines of another form are refused', async () => {
  const text = lines('query,time_s', ...EKS_ROWS.map((row) => `${row.split(',')[0]},6`));
  const facts = { engine: 'Comet', 'engine-version': '0.9.0', 'scale-factor': '100', statistic: 'single' };
  const { first, make } = await reader('a.csv', text);
  const made = make(answered(first, { ...facts, machines: '8 x r6gd.4xlarge' }));
  const [set] = made.kind === 'made' ? made.sets : [];
  expect(set?.environment?.id).toBe('machines-8-r6gd-4xlarge');
  expect(JSON.parse(set?.environment?.text ?? '')).toMatchObject({ nodes: 8, instanceType: 'r6gd.4xlarge' });
  expect(set && setOf(set).environment).toBe('machines-8-r6gd-4xlarge');
  expect(make(answered(first, { ...facts, machines: 'my laptop' }))).toMatchObject({
    kind: 'wrong',
    fields: { machines: ['must be nodes × type, such as 8 × r6gd.4xlarge'] },
  });
});

test('a file of means is read before the statistic is chosen', async () => {
  const text = readFileSync('tests/fixtures/fuzz/corpus/spark-queries/both-times.txt', 'utf8');
  const { first } = await reader('TPCDSQueryBenchmark-results.txt', text);
  expect(first).toMatchObject({ kind: 'asking', answers: { statistic: 'mean' } });
  expect((first as QuestionMessage).asked).toContain('statistic');
});

test('a failed query and cold first iterations are said at recognition', async () => {
  const rows = EKS_ROWS.flatMap((_, at) => [1, 2].map((run) => `q${at + 1},${run},${run === 1 ? 10 : 1},ok`));
  const { first } = await reader('a.csv', lines('query,run,time_s,state', ...rows, 'q1,3,,timeout'));
  expect((first as QuestionMessage).found).toEqual([
    '22 queries',
    'q1 failed: 1 of 3 iterations failed: the source file reports timeout',
    expect.stringContaining('the first iteration is the slowest on 22 of 22 queries, and takes about 10× as long'),
  ]);
});

test('the unit of a header is prefilled with its column; of an unclear unit the reader chooses, and no column without times is offered', async () => {
  const rows = (cells: string) => EKS_ROWS.map((row) => `${row.split(',')[0]},${cells}`);
  const mapped = (await reader('a.csv', lines('what,median_ms,max_ms,x_MB', ...rows('1500,2000,7')))).first;
  expect(mapped).toMatchObject({
    answers: { 'time-column': 'median_ms', 'time-unit': 'ms' },
    choices: { 'time-column': ['median_ms', 'max_ms'] },
  });
  const { first, make } = await reader('a.csv', lines('query,Spark (min),Comet [min]', ...rows('1.5,1')));
  expect(first).toMatchObject({ kind: 'asking', asked: ['time-unit'], answers: {}, isMapping: true });
  expect(make({})).toMatchObject({
    kind: 'wrong',
    others: [expect.stringContaining('choose it with “Unit of the times”')],
  });
  expect(make({ 'time-unit': 'min' })).toMatchObject({ kind: 'asking', isMapping: false, engines: ['Spark', 'Comet'] });
});

test('no prefilled value is rejected, and no sentence of the page contains an option or a command', async () => {
  const folder = 'tests/fixtures/fuzz/corpus';
  const files = readdirSync(folder).flatMap((id) =>
    readdirSync(join(folder, id)).map((name) => join(folder, id, name)),
  );
  const texts = files.filter((file) => !file.includes('event-log')).map((file) => readFileSync(file, 'utf8'));
  const broken = texts.map((text) => text.replace(/\d/, 'x').replace(/q2/, 'q77'));
  for (const text of [
    ...texts,
    ...broken,
    lines('q14,3,2,4', 'q14a-v2.4,1,1,1'),
    TWO_ENGINES.replace('Query 01', 'x'),
  ]) {
    const { first, make } = await reader('results.txt', text);
    const wrong: Answers[] = [{}, { iterations: '7', 'scale-factor': '9', engine: '<b>', license: '?', date: 'x' }];
    const prefilled = Object.keys(answered(first, {}));
    const refused = make(answered(first, {}));
    const fields = refused.kind === 'wrong' ? Object.keys(refused.fields) : [];
    expect(fields.filter((field) => prefilled.includes(field) || field === 'id')).toEqual([]);
    const said = [first, ...wrong.map((more) => make(answered(first, more)))];
    expect(JSON.stringify(said.map(({ kind, ...rest }) => [kind, { ...rest, sets: [] }]))).not.toMatch(
      / --[a-z]|npm run/,
    );
  }
});

test('two columns of one engine and version are two sets with the names of the columns', async () => {
  const rows = ['AQE on', 'AQE off'].flatMap((engine) => EKS_ROWS.map((_, at) => `q${at + 1},${engine},2`));
  const { first, make } = await reader('b.csv', lines('query,engine,seconds', ...rows));
  const both = { 'engine 0': 'Comet', 'engine 1': 'Comet', 'engine-version 0': '0.9.0', 'engine-version 1': '0.9.0' };
  const answers = answered(first, { ...both, 'scale-factor': '100', statistic: 'median' });
  const sets = (taken: TakenIds = {}) => {
    const made = make(answers, taken);
    return made.kind === 'made' ? made.sets.map(({ id, file, column }) => ({ id, file, column })) : made;
  };
  const id = 'tpch-sf100-parquet-comet-0.9.0';
  expect(sets()).toEqual([
    { id: `${id}-aqe-on`, file: 'b.csv', column: 'AQE on' },
    { id: `${id}-aqe-off`, file: 'b.csv', column: 'AQE off' },
  ]);
  const taken = { [`${id}-aqe-on`]: 'a.csv', [`${id}-aqe-on-b`]: 'b.json' };
  expect(sets(taken)).toMatchObject([{ id: `${id}-aqe-on-b-2` }, { id: `${id}-aqe-off` }]);
});
