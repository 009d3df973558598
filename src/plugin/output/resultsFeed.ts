import { Feed } from 'feed';
import { reportPath } from '../../benchmark/model/paths';
import { pairOf, type Report } from '../../benchmark/model/report';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import type { SiteUrls } from '../../benchmark/siteUrls/siteUrls';
import { formatQueries } from '../../benchmark/text/numbers';
import { escapeXml } from '../../charts/svg';
import { resultSetListEntry } from '../../components/resultSet/listEntry';
import { disclaimer } from '../../figures/shared/captions';
import { addressOf } from '../lib/site';

/** The site that publishes the feed; `address` includes the base path and ends in a slash. */
interface FeedSite {
  title: string;
  address: string;
  places?: SiteUrls;
}

function at({ address, places }: FeedSite, path: string): string {
  return addressOf({ url: address, places }, path);
}

/** The first report that uses a result set; the feed item shows its picture. */
type FeedReport = Pick<Report, 'id' | 'title' | 'sides' | 'suites' | 'charts'>;

function newestFirst(a: ResultSet, b: ResultSet): number {
  if (a.created !== b.created) return a.created < b.created ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

function picture(set: ResultSet, reports: readonly FeedReport[], site: FeedSite): string {
  const report = reports.find((entry) => Object.values(pairOf(entry) ?? {}).includes(set.id));
  const [chart] = report?.charts ?? [];
  if (!report || !chart) return '';
  const image = `<img src="${at(site, `/charts/${report.id}/${chart}.png`)}" alt="${escapeXml(report.title)}" width="920">`;
  return `<p><a href="${at(site, reportPath(report.id))}">${image}</a></p>`;
}

/**
 * /results/feed.xml: an Atom feed with one item per result set, newest first, dated by publication (midnight UTC), so
 * that equal data give equal bytes. Source: RFC 4287.
 */
export function resultsFeed(
  sets: readonly ResultSet[],
  environments: readonly Environment[],
  reports: readonly FeedReport[],
  site: FeedSite,
): string {
  const sorted = [...sets].sort(newestFirst);
  const address = at(site, '/results/feed.xml');
  const feed = new Feed({
    id: address,
    title: `${site.title}: result sets`,
    description: 'New result sets',
    link: at(site, '/data/'),
    feedLinks: { atom: address },
    author: { name: site.title },
    copyright: 'Each result set names its own license',
    updated: new Date(`${sorted[0]?.created ?? '1970-01-01'}T00:00:00Z`),
  });
  for (const set of sorted) {
    const entry = resultSetListEntry(set, environments);
    const facts = `${formatQueries(entry.queries)}, ${entry.total} in total, ${entry.statistic}. ${entry.suite}. ${disclaimer(set)}.`;
    const link = at(site, entry.path);
    const content = `<p>${facts}</p>${picture(set, reports, site)}`;
    feed.addItem({
      title: set.title,
      id: link,
      link,
      date: new Date(`${set.created}T00:00:00Z`),
      description: facts,
      content,
    });
  }
  return feed.atom1();
}
