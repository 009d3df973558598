import { compare } from '../../src/benchmark/comparison/compare';
import { CompareError } from '../../src/benchmark/comparison/match';
import { hasErrors } from '../../src/benchmark/model/problem';
import { parseCompareState, printCompareState } from '../../src/benchmark/pages/compare/urlState';
import { parseResultSetFolder } from '../../src/data/resultSetFolder';
import { checkJson } from '../../src/data/schemaCheck';
import { EventLog } from '../../src/importers/eventLog/eventLog';
import { jobStartOf, readJobStart } from '../../src/importers/eventLog/events/jobStart';
import { readTaskEnd, taskEndOf } from '../../src/importers/eventLog/events/taskEnd';
import { queryRuns } from '../../src/importers/eventLog/queryRuns';
import type { LogSummary } from '../../src/importers/eventLog/summary/logSummary';
import { readSummary } from '../../src/importers/eventLog/summary/readSummary';
import { summaryFiles } from '../../src/importers/eventLog/summary/summaryFiles';
import { parsePage } from '../../src/plugin/mdx/parsePage';
import { artifactText, corpusOf } from './corpus';
import { oddNumbers } from './relations';
import type { Target } from './target';

const SET = 'result-sets/tpch-sf1-parquet-spark-3.5.8';
const FILES = ['datapackage.json', 'results.csv', 'iterations.csv'] as const;

/** The committed set with one file replaced. */
function setWith(name: string, text: string) {
  const files = FILES.map(
    (one) => [one, { path: one, text: one === name ? text : artifactText(`${SET}/${one}`) }] as const,
  );
  const pkg = JSON.parse(artifactText(`${SET}/datapackage.json`)) as { resources: { path: string }[] };
  pkg.resources = pkg.resources.filter(({ path }) => (FILES as readonly string[]).includes(path));
  const plain = new Map<string, { path: string; text: string }>(files);
  if (name !== 'datapackage.json')
    plain.set('datapackage.json', { path: 'datapackage.json', text: JSON.stringify(pkg) });
  return parseResultSetFolder({ id: SET.split('/')[1] ?? '', path: 'a', files: plain, unread: [] });
}

/** A set that is accepted is compared with itself as it was: every number of that must be one. */
function comparedFaults(name: string, text: string): string[] {
  const { resultSet } = setWith(name, text);
  const original = setWith('', '').resultSet;
  if (!resultSet || !original) return [];
  try {
    return oddNumbers(compare({ ...original, id: 'before' }, resultSet, []));
  } catch (error) {
    if (error instanceof CompareError) return [];
    throw error;
  }
}

function plainPackage(): string {
  const pkg = JSON.parse(artifactText(`${SET}/datapackage.json`)) as { resources: { path: string }[] };
  const resources = pkg.resources.filter(({ path }) => (FILES as readonly string[]).includes(path));
  return JSON.stringify({ ...pkg, resources }, null, 1);
}

const SETS: Target[] = FILES.map((name) => ({
  id: `result-set-${name.split('.')[0]}`,
  corpus: [name === 'datapackage.json' ? plainPackage() : artifactText(`${SET}/${name}`)],
  accepts: (text) => setWith(name, text).resultSet !== null,
  faults: (text) => comparedFaults(name, text),
}));

const ARTIFACTS = {
  environment: 'environments/local-2-cores.json',
  report: 'reports/celeborn-local-run/report.json',
  published: 'published/celeborn-vs-native-shuffle/datapackage.json',
  'resource-usage': 'resource-usage/celeborn-vs-native-shuffle/datapackage.json',
  'summary-report': 'reports/celeborn-vs-native/report.json',
} as const;

const SCHEMAS: Target[] = Object.entries(ARTIFACTS).map(([schema, path]) => {
  const read = (text: string) => checkJson({ path: 'a.json', text }, schema as keyof typeof ARTIFACTS);
  return {
    id: `artifact-${schema}`,
    corpus: [artifactText(path)],
    accepts: (text) => read(text).file !== null,
    faults(text) {
      const { file, problems } = read(text);
      if (file === null) return hasErrors(problems) ? [] : ['refused without a word'];
      return oddNumbers(file.value);
    },
  };
});

function logOf(text: string): LogSummary[] {
  const log = new EventLog();
  for (const line of text.split('\n')) if (line.length > 1) log.take(Buffer.from(line));
  return log.summaries();
}

/** A reader that looks at the ends of a line only, against one that parses all of it. */
function readerFaults(line: string): string[] {
  const outcome = (read: () => unknown) => {
    try {
      return JSON.stringify(read());
    } catch {
      return 'no JSON';
    }
  };
  const pairs = [
    ['task', () => readTaskEnd(line), () => taskEndOf(JSON.parse(line))],
    ['job', () => readJobStart(line), () => jobStartOf(JSON.parse(line))],
  ] as const;
  const isWhole = outcome(() => JSON.parse(line)) !== 'no JSON';
  return pairs.flatMap(([what, quick, slow]) =>
    isWhole && outcome(quick) !== outcome(slow) ? [`a ${what} is read otherwise by the quick reader`] : [],
  );
}

/** What is written of a log must read back as the same, or be refused: a log may tell of parts of a byte, which no summary has. */
function summaryFaults(summary: LogSummary): string[] {
  const files = new Map([...summaryFiles(summary)].map(([path, text]) => [path, { path, text }]));
  const back = readSummary(files, 'a');
  if (back.summary === null && back.problems.length > 0) return [];
  const parts = ['application', 'executions', 'stages', 'nodes', 'fallbacks'] as const;
  const same = parts.every((part) => JSON.stringify(back.summary?.[part]) === JSON.stringify(summary[part]));
  return same ? [] : ['a summary reads back as another'];
}

const EVENT_LOG: Target = {
  id: 'event-log',
  corpus: corpusOf('event-log'),
  accepts: (text) => logOf(text).length > 0,
  faults(text) {
    const summaries = logOf(text);
    queryRuns(summaries, { suite: 'tpch', pattern: null, own: null });
    const lines = text.split('\n').filter((line) => line.includes('TaskEnd') || line.includes('JobStart'));
    return [...lines.flatMap(readerFaults), ...summaries.flatMap(summaryFaults), ...oddNumbers(summaries)];
  },
};

const SIDES = { baseline: 'a', candidates: ['b'] };

const ADDRESS: Target = {
  id: 'address',
  corpus: corpusOf('address').map((text) => text.trim()),
  accepts: (text) => parseCompareState(text, SIDES).problems.length === 0,
  faults(text) {
    const { state } = parseCompareState(text, SIDES);
    const printed = printCompareState(state);
    const again = printCompareState(parseCompareState(printed, SIDES).state);
    return again === printed ? [] : [`the address ${printed} becomes ${again}`];
  },
};

const PAGE: Target = {
  id: 'page',
  corpus: [
    '# A\n\n<Value report="r" of="total.speedup" /> and <BarChart report="r" chart="totals" />\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  ],
  accepts: () => true,
  faults(text) {
    parsePage({ path: 'a.mdx', text });
    return [];
  },
};

/** Readers of artifacts, of event logs, of the address of /compare/ and of pages. */
export const SITE_TARGETS: Target[] = [...SETS, ...SCHEMAS, EVENT_LOG, ADDRESS, PAGE];
