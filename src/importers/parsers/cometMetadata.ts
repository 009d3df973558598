import { quoteValue } from '../../benchmark/model/guards/plainText';
import { problem, warning } from '../../benchmark/model/problem';
import { matchesSuite } from '../../benchmark/model/queries';
import type { Note, Problem } from '../../benchmark/model/resultSet';
import type { JsonFile } from '../../json/jsonFile';
import type { ImportOptions } from '../imported';
import { isObject, textOf } from './jsonTimes';

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** True if an engine name in a file can mean the user's engine: "datafusion-comet" and "Comet". */
function mayMean(word: string, engine: string): boolean {
  const [a, b] = [letters(word), letters(engine)];
  return a.includes(b) || b.includes(a);
}

/** Engine names in a file that differ from the user's. Published files name wrong engines, so they are not trusted. */
function engineDisagreement(file: JsonFile, value: Record<string, unknown>, { engine }: ImportOptions) {
  const tags = isObject(value.tags) ? value.tags : {};
  const said = [
    { name: 'engine', word: value.engine, line: file.lineOfKey([], 'engine') },
    { name: 'tags.engine', word: tags.engine, line: file.lineOfKey(['tags'], 'engine') },
  ];
  return said.filter(({ word }) => typeof word === 'string' && !mayMean(word, engine));
}

function engineWarnings(file: JsonFile, value: Record<string, unknown>, options: ImportOptions): Problem[] {
  return engineDisagreement(file, value, options).map(({ name, word, line }) =>
    warning(
      file.path,
      line,
      `${name} says ${quoteValue(textOf(word))}, {--engine} says ${quoteValue(options.engine)}; {--engine} counts`,
      'make sure that this is the file you mean',
    ),
  );
}

/** A note for the pages if the file names a different engine than the user. */
export function engineNotes(file: JsonFile, value: Record<string, unknown>, options: ImportOptions): Note[] {
  const found = engineDisagreement(file, value, options);
  if (found.length === 0) return [];
  const fields = found.map(({ name, word }) => `${name} says ${quoteValue(textOf(word))}`).join(' and ');
  return [{ about: 'engine', text: `In the source file ${fields}; the engine given here was stated on import.` }];
}

/** A note on the folder of queries in the file, if the user gives no query version; nothing more is known about it. */
export function queryNotes({ query_path: folder }: Record<string, unknown>, { queryVersion }: ImportOptions): Note[] {
  if (typeof folder !== 'string' || folder === '' || queryVersion !== 'unknown') return [];
  const text = 'The source file names the folder of the queries, but no version of them.';
  return [{ about: 'suite.queryVersion', text }];
}

/** The problem of a file for a different suite, whose queries would be mistaken for queries of the user's suite. */
function suiteProblems(file: JsonFile, { benchmark }: Record<string, unknown>, { suite }: ImportOptions): Problem[] {
  if (benchmark === undefined || matchesSuite(benchmark, suite)) return [];
  const cure =
    benchmark === 'tpcds' || benchmark === 'tpch' ? `use {--suite} ${benchmark}` : 'tpcds and tpch are known';
  const message = `benchmark says ${quoteValue(textOf(benchmark))}, {--suite} says ${suite}`;
  return [problem(file.path, file.lineOfKey([], 'benchmark'), message, cure)];
}

/** Warnings about the size and format of the data if the file's tags differ from the user's options. */
function dataWarnings(file: JsonFile, value: Record<string, unknown>, options: ImportOptions): Problem[] {
  const tags = isObject(value.tags) ? value.tags : {};
  const found: Problem[] = [];
  if (tags.scale_factor !== undefined && Number(textOf(tags.scale_factor)) !== options.scaleFactor) {
    const message = `tags.scale_factor says ${quoteValue(textOf(tags.scale_factor))}, {--scale-factor} says ${options.scaleFactor}`;
    found.push(warning(file.path, file.lineOfKey(['tags'], 'scale_factor'), message));
  }
  if (typeof value.format === 'string' && value.format.toLowerCase() !== options.tableFormat) {
    const message = `format says ${quoteValue(value.format)}, {--table-format} says ${options.tableFormat}`;
    found.push(warning(file.path, file.lineOfKey([], 'format'), message));
  }
  return found;
}

/** Problems of metadata that differ from the user's options: a different suite is an error, the rest are warnings. */
export function metadataProblems(file: JsonFile, value: Record<string, unknown>, options: ImportOptions): Problem[] {
  return [
    ...suiteProblems(file, value, options),
    ...engineWarnings(file, value, options),
    ...dataWarnings(file, value, options),
  ];
}
