import { count, list, name, named, type RowOf, seconds, text, unique, word } from '../model/tables/columns';
import { tableCsv } from '../text/toCsv';
import { type LoggedQuery, medianS, type TrialPlan } from './planTrial';

const YES_NO = ['yes', 'no'] as const;

/** queries.csv of a trial: every query of the log, by which executions are recognized again. */
export const PLANNED_QUERIES = {
  query: unique(name('Name within the trial.')),
  chosen: word('Whether the trial repeats it.', YES_NO),
  writes: word('Whether it writes.', YES_NO),
  runs: count('Executions in the log.'),
  timeS: named('time_s', seconds('Median of their times.')),
  description: text('Description in the log.'),
  plans: list('Fingerprints of its plans in the log.', '; '),
};

export type PlannedQuery = Omit<RowOf<typeof PLANNED_QUERIES>, 'line'>;

export function plannedQueriesCsv({ chosen }: TrialPlan, queries: readonly LoggedQuery[]): string {
  const rows = queries.map((query): PlannedQuery => {
    const { writes, timesS, description, plans } = query;
    return {
      query: query.name,
      chosen: chosen.includes(query) ? 'yes' : 'no',
      writes: writes ? 'yes' : 'no',
      runs: timesS.flat().length,
      timeS: Number(medianS(query).toFixed(4)),
      description,
      plans,
    };
  });
  return tableCsv(PLANNED_QUERIES, rows);
}

/**
 * The planned query of an execution: with the same description and plan, otherwise the only one with its description,
 * because an accelerator changes plans. Null without such a query, for several, or if the trial does not repeat it.
 */
export function plannedQuery(
  { description, plan }: { description: string; plan: string },
  planned: readonly PlannedQuery[],
): string | null {
  const described = planned.filter((query) => query.description === description);
  const found = described.find(({ plans }) => plans.includes(plan)) ?? (described.length === 1 ? described[0] : null);
  return found?.chosen === 'yes' ? found.query : null;
}
