import type { Note } from '../../../src/benchmark/model/resultSet';
import { isProblem, readForeign } from '../../../src/data/decode';
import { type MeasureFormat, measureFormatOf } from '../../../src/importers/measureFormats';
import { optionLine, Reading } from '../../../src/resultSet/reading';
import { type OptionValues, text, UsageError } from '../command';
import { today } from '../today';
import { DESCRIBING } from './options';

/** Validated options of the import command for a file of measures. */
export interface MeasuresRequest {
  /** One file with both sides, or the baseline's and the candidate's. */
  files: [string] | [string, string];
  format: MeasureFormat;
  id: string;
  title: string;
  baseline: string;
  candidate: string;
  /** The compared cases of one file; undefined for two files. */
  cases?: { baseline: string; candidate: string };
  date?: string;
  source?: { title: string; url: string; commit?: string };
  licence?: string;
  notes: Note[];
  out: string;
  force: boolean;
}

/** The measure format of the file on the command line; null if the file has query times or cannot be read. */
export function measureFormatOfFile(values: OptionValues, [file]: readonly string[]): MeasureFormat | null {
  const artifact = file === undefined ? null : readForeign(file);
  return artifact && !isProblem(artifact) ? measureFormatOf(artifact.text, text(values, 'format')) : null;
}

function readCases(reading: Reading, values: OptionValues, both: boolean): MeasuresRequest['cases'] {
  const given = ['baseline-case', 'candidate-case'].filter((name) => text(values, name) !== undefined);
  if (!both) {
    if (given.length > 0)
      reading.refuse(null, '--baseline-case and --candidate-case are for one file that holds both sides');
    return undefined;
  }
  return { baseline: reading.required('baseline-case'), candidate: reading.required('candidate-case') };
}

function readFiles(reading: Reading, positionals: readonly string[], format: MeasureFormat): MeasuresRequest['files'] {
  const [first = '', second] = positionals;
  if (positionals.length > 2 || (second === undefined && !format.holdsBoth))
    reading.refuse(null, `${format.title}: expected two files, baseline and candidate, got ${positionals.length}`);
  return second === undefined ? [first] : [first, second];
}

/** The request of a command line for a file of measures. Throws UsageError with every problem. */
export function readMeasuresRequest(
  values: OptionValues,
  positionals: string[],
  format: MeasureFormat,
): MeasuresRequest {
  const reading = new Reading(values, today());
  const files = readFiles(reading, positionals, format);
  const foreign = DESCRIBING.filter((name) => text(values, name) !== undefined).map((name) => `--${name}`);
  if (foreign.length > 0)
    reading.refuse(null, `${foreign.join(', ')}: ${format.title} hold measures, not times of queries`);
  const [cases, source] = [readCases(reading, values, files.length === 1 && format.holdsBoth), reading.source()];
  const licence = text(values, 'license');
  const request = {
    files,
    format,
    id: reading.required('id'),
    title: reading.required('title'),
    baseline: reading.required('baseline'),
    candidate: reading.required('candidate'),
    notes: reading.list('note'),
    out: text(values, 'out') ?? 'static/data/published',
    force: values.force === true,
    ...(cases ? { cases } : {}),
    ...(source ? { source } : {}),
    ...reading.date(),
    ...(licence ? { licence } : {}),
  };
  if (reading.problems.length > 0) throw new UsageError(reading.problems.map(optionLine));
  return request;
}
