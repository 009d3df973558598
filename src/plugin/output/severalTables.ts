import type { Table } from '../../benchmark/model/table';
import type { ReportData } from '../../benchmark/pages/report/report';

/**
 * Derived tables of a report on several candidates by name: estimates, `<suite>-totals` and `<suite>-queries` of each
 * suite, settings (`<suite>-settings` if suites differ), and cost. Empty for other reports.
 */
export function severalTables({ several, figures, cost }: ReportData): Record<string, Table> {
  if (!several) return {};
  const forest = figures.forest?.table;
  const suites = several.suites.flatMap(({ key, multi }): [string, Table][] => {
    const totals = figures[`${key}-split`]?.table;
    return [...(totals ? [[`${key}-totals`, totals] as [string, Table]] : []), [`${key}-queries`, multi.table]];
  });
  const settings = several.settings.map(({ name, table }, at): [string, Table] => [
    name === '' ? 'settings' : `${several.suites[at]?.key ?? name}-settings`,
    table,
  ]);
  return Object.fromEntries([
    ...(forest ? [['estimates', forest] as [string, Table]] : []),
    ...suites,
    ...settings,
    ...(cost ? [['cost', cost.view.rows.table] as [string, Table]] : []),
  ]);
}
