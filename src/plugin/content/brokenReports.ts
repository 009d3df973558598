import { problem } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { firstUse } from '../mdx/pages';
import type { Page } from '../mdx/parsePage';
import type { SiteContent } from './siteContent';

/** Ids of reports that exist but have errors in their files or references. */
export function brokenReports({ data, names }: SiteContent): Set<string> {
  return new Set(data.ids.reports.filter((id) => !(id in names.reports)));
}

/** A problem for each report with errors that pages show, to be listed after the errors of artifacts. */
export function unrenderableReports(pages: readonly Page[], content: SiteContent, dataFolder: string): Problem[] {
  return [...brokenReports(content)].flatMap((id) => {
    const places = pages.map((page) => firstUse(page, id, content.names)).filter((place) => place !== null);
    if (places.length === 0) return [];
    const message = `report ${id} has errors and cannot be rendered on: ${places.join(', ')}`;
    return [problem(`${dataFolder}/reports/${id}`, null, message, 'fix the errors above')];
  });
}
