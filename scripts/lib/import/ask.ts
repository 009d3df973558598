import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../src/benchmark/model/problem';
import type { Artifact } from '../../../src/benchmark/model/resultSet';
import { slug } from '../../../src/benchmark/text/slug';
import { isProblem, readArtifact } from '../../../src/data/decode';
import { loadData } from '../../../src/data/loadData';
import type { ForeignFormat } from '../../../src/importers/formats';
import { formatOf, importResults, recogniseFormats } from '../../../src/importers/recognise';
import { type Suggestions, shownIterations, suggestionsOf } from '../../../src/importers/suggestions';
import { SLUG, SLUG_WORDS } from '../../../src/resultSet/ids';
import { InputError } from '../command';
import { idsIn } from '../dataFolders';
import { knownSuites, ownSuite } from '../suites';
import { defaultId } from './defaultId';
import { askOne, askText, say } from './prompts';

const DATA = 'static/data';
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+_-]*$/;
const ANOTHER = 'another';

/** The answers as the options that they stand for, and the files. */
export interface Answers {
  values: Record<string, string>;
  files: string[];
}

const version = (answer: string) => (VERSION.test(answer) ? undefined : 'a version such as 3.5.8, or unknown');
const slugCheck = (answer: string) => (SLUG.test(answer) ? undefined : `use ${SLUG_WORDS}`);

/** The file that is given, or asked for. Throws InputError where it cannot be read. */
export async function askFile(given: string | undefined): Promise<Artifact> {
  const unreadable = (path: string) => {
    const found = readArtifact(path, path);
    return isProblem(found) ? found.message : undefined;
  };
  const path = given ?? (await askText('File of results', { hint: 'results.csv', check: unreadable }));
  const artifact = readArtifact(path, path);
  if (isProblem(artifact)) throw new InputError(problemLine(artifact));
  return artifact;
}

/** The file's format: the one that it has the marks of, or the user's choice among several. */
async function askFormat(artifact: Artifact): Promise<{ format: ForeignFormat; chosen: boolean }> {
  const found = recogniseFormats(artifact.text);
  if (found.length > 1) {
    const choices = found.map(({ id, title, shape }) => ({ value: id, label: title, hint: shape }));
    const id = await askOne('The file looks like several formats. Which is it?', choices);
    return { format: found.find((entry) => entry.id === id) as ForeignFormat, chosen: true };
  }
  const format = formatOf(artifact);
  if (Array.isArray(format)) throw new InputError(format.map(problemLine));
  say.found(`${artifact.path}: recognised as ${format.title} (${format.shape})`);
  return { format, chosen: false };
}

async function askEngine(): Promise<Pick<Answers['values'], string>> {
  const known = [...new Set(loadData(DATA).resultSets.map(({ engine }) => engine.title))].sort();
  const choices = [...known.map((value) => ({ value })), { value: ANOTHER, label: 'Another engine' }];
  const choice = await askOne('Engine (what the file says of it is not trusted)', choices);
  const engine =
    choice === ANOTHER
      ? await askText('Its name, as written in the middle of a sentence', {
          hint: 'native Spark',
          check: (answer) => (slug(answer) === '' ? 'a name with letters or digits' : undefined),
        })
      : choice;
  const engineVersion = await askText(`Release of ${engine}`, { hint: '3.5.8', check: version });
  return { engine, 'engine-version': engineVersion };
}

/** What is said of the suites that everyone knows. */
const SUITE_HINTS: Readonly<Record<string, string>> = { tpcds: '103 statements', tpch: '22 queries' };

async function askSuite(suggested: Suggestions): Promise<Record<string, string>> {
  const said = suggested.suite ? ` (the file says ${suggested.suite})` : '';
  const suites = knownSuites(DATA).map((value) => ({ value, label: value, hint: SUITE_HINTS[value] ?? 'your own' }));
  const suite = await askOne(`Suite${said}`, suites, suggested.suite ?? undefined);
  const queryVersion = await askText('Version of the query templates, or unknown', {
    initial: suggested.queryVersion,
    check: version,
  });
  const scaleFactor = await askText('Scale factor: size of the data in GB', {
    initial: suggested.scaleFactor,
    hint: '1000',
    check: (answer) => (/^\d+(\.\d+)?$/.test(answer) && Number(answer) > 0 ? undefined : 'a number of GB above 0'),
  });
  const tableFormat = await askText('Table format', { initial: suggested.tableFormat, check: slugCheck });
  return { suite, 'query-version': queryVersion, 'scale-factor': scaleFactor, 'table-format': tableFormat };
}

/** Statistic and iterations, with what the file shows of them. */
async function askStatistic(artifact: Artifact, values: Record<string, string>): Promise<Record<string, string>> {
  const shown = shownIterations(
    importResults(artifact, {
      suite: values.suite ?? '',
      ...ownSuite(DATA, values.suite ?? ''),
      queryVersion: values['query-version'] ?? '',
      scaleFactor: Number(values['scale-factor']),
      tableFormat: values['table-format'] ?? '',
      engine: values.engine ?? '',
      statistic: 'median',
      iterations: 'unknown',
    }),
  );
  say.found(
    shown === null
      ? 'The file gives one time for each query; only you know what it is.'
      : `The file gives the iterations, ${shown === 'unknown' ? 'not the same number for every query' : `${shown} for each query`}; statistic and range are computed.`,
  );
  const statistic = await askOne('What the time of a query is', [
    { value: 'median', hint: 'middle of the iterations' },
    { value: 'mean', hint: 'their arithmetic mean' },
    { value: 'min', hint: 'the fastest' },
    { value: 'single', hint: 'there was one' },
  ]);
  const iterations = await askText('Timed iterations of each query, or unknown', {
    initial: statistic === 'single' ? '1' : String(shown ?? 'unknown'),
    check: (answer) =>
      answer === 'unknown' || /^[1-9]\d{0,5}$/.test(answer) ? undefined : 'a whole number from 1, or unknown',
  });
  return { statistic, iterations };
}

/** Where the figures come from, as options. */
export async function askProvenance(): Promise<Record<string, string>> {
  const title = await askText('Title of the source (empty: published here first)', {});
  if (title === '') return {};
  const url = await askText('Its https address', {
    check: (answer) => (/^https:\/\/\S+$/.test(answer) ? undefined : 'an https address without spaces'),
  });
  const licence = await askText('Its licence, an SPDX name (empty: not stated)', { hint: 'Apache-2.0' });
  return { 'source-title': title, 'source-url': url, ...(licence === '' ? {} : { licence }) };
}

/** Everything that an import needs, asked for step by step, each with what the file shows. Throws InputError for who leaves. */
export async function askImport(artifact: Artifact, out: string): Promise<Answers> {
  const { format, chosen } = await askFormat(artifact);
  const engine = await askEngine();
  const suite = await askSuite(suggestionsOf(artifact.text));
  const known = { ...engine, ...suite };
  const statistic = await askStatistic(artifact, known);
  const environments = idsIn(join(DATA, 'environments')).map((value) => ({ value }));
  const environment = await askOne('Environment', [
    { value: 'unknown', hint: 'or add a file to static/data/environments/ first' },
    ...environments,
  ]);
  const harness = await askText('What ran and timed the queries, NAME@VERSION, or unknown', {
    initial: format.harness ? `${format.harness}@unknown` : 'unknown',
  });
  const source = await askProvenance();
  const id = await askText('Id of the result set', {
    initial: defaultId({
      suite: known.suite ?? '',
      scaleFactor: known['scale-factor'] ?? '',
      tableFormat: known['table-format'] ?? '',
      engine: known.engine ?? '',
      engineVersion: known['engine-version'] ?? '',
    }),
    check: (answer) => slugCheck(answer) ?? (existsSync(join(out, answer)) ? `${answer} is there already` : undefined),
  });
  const values = { ...known, ...statistic, environment, harness, ...source, id };
  return { values: chosen ? { ...values, format: format.id } : values, files: [artifact.path] };
}
