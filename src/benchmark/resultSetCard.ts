import { suiteText } from './captions';
import { environmentLine } from './environment';
import { engineTitle, formatDate, formatSeconds } from './format';
import { EXTRA_QUERIES } from './queries';
import { sum } from './statistics';
import type { Environment, ResultSet } from './types';

/** The page of a report, as a site path without base path. */
export function reportPath(id: string): string {
  return `/reports/${id}/`;
}

export interface ResultSetCard {
  id: string;
  title: string;
  path: string;
  engine: string;
  suite: string;
  environment: string;
  queries: number;
  /** Sum of the times of the suite's queries, null where one is missing. */
  totalS: number | null;
  total: string;
  statistic: string;
  published: string;
}

/** The sum of the times of all queries but the extras, in seconds; null where one has none. */
export function totalSeconds({ rows }: ResultSet): number | null {
  const times = rows.filter(({ query }) => !EXTRA_QUERIES.includes(query)).map(({ timeS }) => timeS);
  return times.some((time) => time === null) ? null : sum(times.map((time) => time ?? 0));
}

/** One line of the list of result sets. */
export function resultSetCard(set: ResultSet, environments: readonly Environment[]): ResultSetCard {
  const environment = environments.find(({ id }) => id === set.environment);
  const totalS = totalSeconds(set);
  const count = set.iterations === 'unknown' ? 'an unknown number of iterations' : `${set.iterations} iterations`;
  return {
    id: set.id,
    title: set.title,
    path: `/data/result-sets/${set.id}/`,
    engine: engineTitle(set.engine),
    suite: `${suiteText(set)}, ${set.suite.tableFormat}`,
    environment: environment ? environmentLine(environment) : 'Environment not stated',
    queries: set.rows.filter(({ status }) => status === 'ok').length,
    totalS,
    total: totalS === null ? 'incomplete' : formatSeconds(totalS, 2),
    statistic: `${set.statistic} of ${count}`,
    published: formatDate(set.created),
  };
}

/** Cards of one suite at one size and format. */
export interface SuiteCards {
  suite: string;
  cards: ResultSetCard[];
}

/** The cards by suite, largest number of cards first, ties in the order given; within a suite in the order given. */
export function bySuite(cards: readonly ResultSetCard[]): SuiteCards[] {
  const suites = [...new Set(cards.map(({ suite }) => suite))];
  return suites
    .map((suite) => ({ suite, cards: cards.filter((card) => card.suite === suite) }))
    .sort((a, b) => b.cards.length - a.cards.length);
}
