import { problem } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { firstUse } from '../mdx/pages';
import type { Page } from '../mdx/parsePage';
import type { SiteContent } from './siteContent';

/** The reports that exist and cannot be shown: their own files, or those that they refer to, have errors. */
export function brokenReports({ data, names }: SiteContent): Set<string> {
  return new Set(data.ids.reports.filter((id) => !(id in names.reports)));
}

/** What follows from the errors of artifacts, to be said after them: one problem per report that pages show and that cannot be shown. */
export function unshownReports(pages: readonly Page[], content: SiteContent, dataFolder: string): Problem[] {
  return [...brokenReports(content)].flatMap((id) => {
    const places = pages.map((page) => firstUse(page, id, content.names)).filter((place) => place !== null);
    if (places.length === 0) return [];
    const message = `report ${id} has errors and cannot be rendered on: ${places.join(', ')}`;
    return [problem(`${dataFolder}/reports/${id}`, null, message, 'fix the errors above')];
  });
}
