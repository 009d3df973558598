import { CHART_IDS } from '../benchmark/charts';
import { matchQueries } from '../benchmark/match';
import { outputProblems } from '../benchmark/outputs';
import { problem } from '../benchmark/parse';
import { isQueryOf } from '../benchmark/queries';
import type { Report } from '../benchmark/reportTypes';
import type { Problem, ResultSet, Side } from '../benchmark/types';
import { pairProblems } from '../benchmark/validate';
import type { JsonFile } from '../json/jsonFile';
import { unknownName } from './nearest';

/** The ids that files may refer to, whether or not the named artifact is in order: one mistake, one message. */
export interface KnownIds {
  resultSets: string[];
  published: string[];
  resourceUsage: string[];
  environments: string[];
  /** Of comparisons and of published summaries. */
  reports: string[];
}

/** The environment that a result set names must exist; `unknown` is a value. */
export function environmentProblems({ environment }: ResultSet, path: string, ids: KnownIds): Problem[] {
  if (environment === 'unknown' || ids.environments.includes(environment)) return [];
  const message = unknownName('environment', environment, [...ids.environments, 'unknown']);
  return [problem(path, null, message, 'add the file to environments/ or name one that is there')];
}

function sideProblems(file: JsonFile, report: Report, ids: KnownIds): Problem[] {
  const sides: Side[] = ['baseline', 'candidate'];
  const unknown = sides
    .filter((side) => !ids.resultSets.includes(report[side]))
    .map((side) =>
      problem(file.path, file.lineOf([side]), `${side}: ${unknownName('result set', report[side], ids.resultSets)}`),
    );
  if (report.baseline !== report.candidate) return unknown;
  return [...unknown, problem(file.path, file.lineOf(['candidate']), 'baseline and candidate are the same result set')];
}

function chartProblems(file: JsonFile, { charts }: Report): Problem[] {
  return charts.flatMap((chart, index) =>
    CHART_IDS.includes(chart)
      ? []
      : [problem(file.path, file.lineOf(['charts', index]), unknownName('chart', chart, CHART_IDS))],
  );
}

/** Ids that stand twice in a list, each at the line of its second place. */
export function doubledIds(file: JsonFile, ids: string[], at: (index: number) => (string | number)[]): Problem[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [problem(file.path, file.lineOf(at(index)), `${id} is there twice`)],
  );
}

function findingProblems(file: JsonFile, { findings }: Report, sides: ResultSet[]): Problem[] {
  const absent = (query: string) =>
    sides.find(({ rows, suite }) => !isQueryOf(suite.name, query) || !rows.some((row) => row.query === query));
  return findings.flatMap((query, index) => {
    const side = absent(query);
    const line = file.lineOf(['findings', index]);
    return side ? [problem(file.path, line, `the finding ${query} is not a query of ${side.id}`)] : [];
  });
}

function pairProblemsAt(file: JsonFile, baseline: ResultSet, candidate: ResultSet): Problem[] {
  const reasons = [...pairProblems(baseline, candidate), ...outputProblems(baseline, candidate)];
  if (reasons.length === 0 && matchQueries(baseline, candidate).matched.length === 0) {
    reasons.push('no query has a valid time on both sides');
  }
  return reasons.map((reason) =>
    problem(file.path, file.lineOf(['candidate']), `the two result sets cannot be compared: ${reason}`),
  );
}

/**
 * Everything in report.json that refers to something else: result sets, charts, finding queries, ids of its own sources.
 * A result set that is there and broken (not among `resultSets`) has its own problems and gets none here.
 */
export function reportProblems(file: JsonFile, report: Report, resultSets: ResultSet[], ids: KnownIds): Problem[] {
  const [baseline, candidate] = [report.baseline, report.candidate].map((id) =>
    resultSets.find((set) => set.id === id),
  );
  const sources = report.sources.map(({ id }) => id);
  return [
    ...sideProblems(file, report, ids),
    ...chartProblems(file, report),
    ...doubledIds(file, sources, (index) => ['sources', index, 'id']),
    ...doubledIds(
      file,
      report.notes.map(({ about }) => about),
      (index) => ['notes', index, 'about'],
    ),
    ...findingProblems(
      file,
      report,
      [baseline, candidate].filter((set) => set !== undefined),
    ),
    ...(baseline && candidate ? pairProblemsAt(file, baseline, candidate) : []),
  ];
}
