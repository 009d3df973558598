import { join } from 'node:path';
import { textProblem } from '../../../src/benchmark/artifacts/csv';
import { hasErrors, sortProblems } from '../../../src/benchmark/model/problem';
import { MEASURES } from '../../../src/benchmark/model/published';
import type { Artifact, Note, Problem } from '../../../src/benchmark/model/resultSet';
import { tableResource } from '../../../src/benchmark/model/tables/columns';
import { tableCsv } from '../../../src/benchmark/text/toCsv';
import { isProblem, readForeign } from '../../../src/data/decode';
import { parsePublishedFolder } from '../../../src/data/published/publishedFolder';
import {
  factNotes,
  type MeasuredFile,
  type PairedMeasures,
  pairAcross,
  pairWithin,
} from '../../../src/importers/measured';
import { provenance, publication } from '../../../src/resultSet/datapackage';
import type { MeasuresRequest } from './measuresRequest';

/** Files of a published comparison by name, none if there is an error; and its number of rows. */
interface MeasuresOutcome {
  files: Map<string, string>;
  rows: number;
  problems: Problem[];
}

/** Notes of both files: shared ones once, the others with their side. */
function allNotes(request: MeasuresRequest, [first, second]: readonly MeasuredFile[]): Note[] {
  const [left, right] = [first?.notes ?? [], second?.notes ?? []];
  const same = (note: Note) => (other: Note) => note.about === other.about && note.text === other.text;
  const of = (notes: Note[], others: Note[], side: string) =>
    notes.filter((note) => !others.some(same(note))).map(({ about, text }) => ({ about, text: `${side}: ${text}` }));
  if (!second) return [...request.notes, ...left];
  const shared = left.filter((note) => right.some(same(note)));
  const differing = first ? factNotes(first, second) : [];
  return [
    ...request.notes,
    ...shared,
    ...differing,
    ...of(left, right, request.baseline),
    ...of(right, left, request.candidate),
  ];
}

function buildPackage(request: MeasuresRequest, read: readonly MeasuredFile[], today: string): object {
  const published = publication(request, today);
  const counts = new Set(read.map(({ iterations }) => iterations));
  return {
    $schema: '../../../schemas/published.schema.json',
    name: request.id,
    title: request.title,
    created: published.created,
    ...provenance(request),
    resources: [tableResource('measures.csv', MEASURES)],
    published: {
      suite: null,
      baseline: { title: request.baseline },
      candidate: { title: request.candidate },
      environment: null,
      extraEnvironment: null,
      statistic: 'unknown',
      iterations: counts.size === 1 ? [...counts][0] : 'unknown',
      totals: null,
      statements: [],
      notes: [...allNotes(request, read), ...published.notes],
      changes: [...new Set(read.flatMap(({ changes }) => changes))].join(', '),
    },
  };
}

/** Errors of parsing the written files; the last check before anything is written to disk. */
function verifyOutput({ out, id }: MeasuresRequest, files: Map<string, string>): Problem[] {
  const path = join(out, id);
  const artifacts = new Map([...files].map(([name, text]) => [name, { path: `${path}/${name}`, text }]));
  return parsePublishedFolder({ id, path, files: artifacts, unread: [] }).problems;
}

function readFiles({ files, format }: MeasuresRequest): { read: MeasuredFile[]; problems: Problem[] } {
  const artifacts = files.map((file) => {
    const artifact = readForeign(file);
    return isProblem(artifact) ? artifact : (textProblem(artifact) ?? artifact);
  });
  const read = artifacts
    .filter((entry): entry is Artifact => !isProblem(entry))
    .map((artifact) => format.read(artifact));
  return { read, problems: [...artifacts.filter(isProblem), ...read.flatMap(({ problems }) => problems)] };
}

function paired({ files, cases }: MeasuresRequest, [first, second]: readonly MeasuredFile[]): PairedMeasures {
  if (first && cases) return pairWithin(files[0], first, cases);
  return first && second ? pairAcross([files[0], files[1] ?? ''], first, second) : { rows: [], problems: [] };
}

/** Files of one published comparison from one or two files of measures, with every problem. Does not write. */
export function importMeasures(request: MeasuresRequest, today: string): MeasuresOutcome {
  const { read, problems } = readFiles(request);
  const pairs = hasErrors(problems) ? { rows: [], problems: [] } : paired(request, read);
  const allProblems = [...problems, ...pairs.problems];
  const errors = (list: Problem[]) => list.filter(({ level }) => level === 'error');
  if (hasErrors(allProblems)) return { files: new Map(), rows: 0, problems: sortProblems(errors(allProblems)) };
  const files = new Map([
    ['datapackage.json', `${JSON.stringify(buildPackage(request, read, today), null, 2)}\n`],
    ['measures.csv', tableCsv(MEASURES, pairs.rows)],
  ]);
  const back = errors(verifyOutput(request, files));
  return {
    files: back.length > 0 ? new Map() : files,
    rows: pairs.rows.length,
    problems: sortProblems([...allProblems, ...back]),
  };
}
