import { validateRows } from '../../src/benchmark/artifacts/checkResultSet';
import { textProblem } from '../../src/benchmark/artifacts/csv';
import { parseResults } from '../../src/benchmark/artifacts/resultSet';
import { hasErrors } from '../../src/benchmark/model/problem';
import { suiteQueries } from '../../src/benchmark/model/queries';
import type { ResultRow } from '../../src/benchmark/model/resultSet';
import { toCsv } from '../../src/benchmark/text/toCsv';
import { FORMATS, type ForeignFormat } from '../../src/importers/formats';
import type { Imported, ImportOptions } from '../../src/importers/imported';
import type { MeasuredFile } from '../../src/importers/measured';
import { MEASURE_FORMATS, type MeasureFormat } from '../../src/importers/measureFormats';
import { importResults } from '../../src/importers/recognise';
import { suggestionsOf } from '../../src/importers/suggestions';
import { corpusOf } from './corpus';
import { formFaults, printedFaults, renamed, rowFaults, takenMeasures, takenRows } from './relations';
import type { Target } from './target';

const TPCH: ImportOptions = {
  suite: 'tpch',
  queryVersion: '3.0',
  scaleFactor: 100,
  tableFormat: 'parquet',
  engine: 'Example',
  statistic: 'median',
  iterations: 'unknown',
};
/** What a format needs said besides; files of several engines are asked for this one. */
const OPTIONS: Partial<Record<string, Partial<ImportOptions>>> = {
  clickbench: { suite: 'clickbench', ownSuite: { title: 'ClickBench', queries: ['q1', 'q2', 'q3'] }, statistic: 'min' },
};
const ENGINE = 'Spark';
const COLUMNS = ['query', 'status', 'time_s', 'time_min_s', 'time_max_s', 'reason'];

/** What is written of accepted rows must read back as the same. */
function roundTripFaults(rows: readonly ResultRow[]): string[] {
  const cells = rows.map(({ query, status, timeS, minS, maxS, reason }) => [query, status, timeS, minS, maxS, reason]);
  const back = parseResults({ path: 'results.csv', text: toCsv(COLUMNS, cells) });
  const plain = (list: readonly ResultRow[]) => JSON.stringify(list.map(({ line: _, ...row }) => row));
  return back.problems.length === 0 && plain(back.rows) === plain(rows) ? [] : ['its rows do not read back'];
}

function importTarget({ id }: ForeignFormat): Target {
  const options = { ...TPCH, ...OPTIONS[id], format: id };
  const queries = options.ownSuite?.queries ?? suiteQueries(options.suite);
  const read = (text: string): Imported => {
    const alone = importResults({ path: 'a', text }, options);
    return hasErrors(alone.problems) ? importResults({ path: 'a', text }, { ...options, column: ENGINE }) : alone;
  };
  return {
    id,
    corpus: corpusOf(id),
    accepts: (text) => takenRows(read(text)) !== null,
    faults(text) {
      suggestionsOf(text);
      const { rows, problems, ...others } = read(text);
      const taken = takenRows({ rows, problems, ...others });
      if (taken === null) return problems.length + validateRows(rows, 'a').length > 0 ? [] : ['refused without a word'];
      return [
        ...(rows.length < queries.length ? ['accepted without a row for each query'] : []),
        ...rowFaults(rows),
        ...roundTripFaults(rows),
        ...formFaults(text, taken, (other) => takenRows(read(other))),
      ];
    },
  };
}

/** A file of measures as the command reads it: not where it is no text. */
function readMeasures(format: MeasureFormat, text: string): MeasuredFile | null {
  const artifact = { path: 'a', text };
  return textProblem(artifact) ? null : format.read(artifact);
}

function measureTarget(format: MeasureFormat): Target {
  const taken = (text: string) => {
    const file = readMeasures(format, text);
    return file && takenMeasures(file);
  };
  const valuesOf = (file: MeasuredFile | null) => JSON.stringify(file?.cases.flatMap(({ values }) => values));
  return {
    id: format.id,
    corpus: corpusOf(format.id),
    accepts: (text) => taken(text) !== null,
    faults(text) {
      const [file, found] = [readMeasures(format, text), taken(text)];
      if (file === null || found === null) return [];
      const other = renamed(text);
      const same = taken(other) === null || valuesOf(readMeasures(format, other)) === valuesOf(file);
      return [
        ...printedFaults(text, file),
        ...(format.holdsBoth && !same ? ['with other names of rows other numbers are read'] : []),
        ...formFaults(text, found, taken),
      ];
    },
  };
}

/** Every format of results: one that is added is tried as soon as it has a folder of small files in the corpus. */
export const IMPORT_TARGETS: Target[] = [...FORMATS.map(importTarget), ...MEASURE_FORMATS.map(measureTarget)];
