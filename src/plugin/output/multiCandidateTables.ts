import type { Table } from '../../benchmark/model/table';
import type { ReportData } from '../../components/report/report';

/**
 * Derived tables of a report on several candidates by name: estimates, `<suite>-totals` and `<suite>-queries` of each
 * suite, settings (`<suite>-settings` if suites differ), and cost. Empty for other reports.
 */
export function multiCandidateTables({ multiCandidate, figures, cost }: ReportData): Record<string, Table> {
  if (!multiCandidate) return {};
  const forest = figures.forest?.table;
  const suites = multiCandidate.suites.flatMap(({ key, multi }): [string, Table][] => {
    const totals = figures[`${key}-split`]?.table;
    return [...(totals ? [[`${key}-totals`, totals] as [string, Table]] : []), [`${key}-queries`, multi.table]];
  });
  const settings = multiCandidate.settings.map(({ name, table }, at): [string, Table] => [
    name === '' ? 'settings' : `${multiCandidate.suites[at]?.key ?? name}-settings`,
    table,
  ]);
  return Object.fromEntries([
    ...(forest ? [['estimates', forest] as [string, Table]] : []),
    ...suites,
    ...settings,
    ...(cost ? [['cost', cost.view.rows.table] as [string, Table]] : []),
  ]);
}
