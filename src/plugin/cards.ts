import { type CardBody, type CardText, cardPicture } from '../charts/cardPicture';
import { provenance } from '../charts/downloadFrame';
import { type AnyReport, chartMeta, reportDisclaimer } from './chartMeta';
import type { Image } from './images/drawImages';
import { type Site, shortAddress } from './site';
import type { SiteContent } from './siteContent';

function card(path: string, text: CardText, body: CardBody): Image {
  return { path, picture: cardPicture(text, body), scale: 1 };
}

/** The verdict of a report in a word and a sentence: of its comparison, or of the first of its published summaries. */
function verdictOf(content: AnyReport): Pick<CardText, 'word' | 'sentence'> {
  if ('comparison' in content) {
    const { verdict, environment } = content.page;
    return { word: verdict.word, sentence: `${verdict.sentence} ${environment.note}`.trim() };
  }
  const first = content.page.verdicts[content.report.summaries[0]?.key ?? ''];
  return { word: first?.title ?? '', sentence: first?.sentence ?? '' };
}

function bodyOf(content: AnyReport): CardBody {
  if ('comparison' in content) return { kind: 'strip', strip: content.page.strip };
  const [spec] = content.charts;
  return spec ? { kind: 'chart', spec } : { kind: 'none' };
}

/** The social card of a report: its verdict with the three figures, or its first chart where only a summary was published. */
export function reportCard(content: AnyReport, site: Site): Image {
  const { id, title, published } = content.report;
  const note = reportDisclaimer(content);
  const foot = provenance({
    source: `${shortAddress(site.url)}reports/${id}/`,
    date: published,
    disclaimer: note === '' ? '' : `${note}.`,
  });
  const text = { id: `${id}-card`, site: site.title, title, ...verdictOf(content), foot };
  return card(`charts/${id}/card.png`, text, bodyOf(content));
}

/** The card of pages that have none of their own: what the site is, with the home page's matrix where there is one. */
export function siteCard({ overview }: SiteContent, site: Site): Image {
  const [matrix] = overview().matrices;
  const source = shortAddress(site.url);
  const foot = matrix ? `${matrix.disclaimer}. Source: ${source}` : source;
  const text = {
    id: 'site-card',
    site: 'Total-time ratio of each engine to each',
    title: site.title,
    word: '',
    sentence: site.tagline,
    foot,
  };
  return card('charts/home/card.png', text, matrix ? { kind: 'matrix', matrix } : { kind: 'none' });
}

/** A page that names its leading chart: a post of the blog. */
export interface PostCard {
  /** Of the image, from the output folder: `image` of its front matter without the slash. */
  path: string;
  title: string;
  /** `card` of its front matter. */
  report: string;
  chart: string;
}

/** The social card of a post with its leading chart. Throws, with the known names, for a report or chart that does not exist. */
export function postCard({ path, title, report, chart }: PostCard, content: SiteContent, site: Site): Image {
  const reports: AnyReport[] = [...content.reports, ...content.summaries];
  const found = reports.find((entry) => entry.report.id === report);
  if (!found)
    throw new Error(`unknown report: ${report} (known: ${reports.map((entry) => entry.report.id).join(', ')})`);
  const spec = found.charts.find(({ id }) => id === chart);
  if (!spec) throw new Error(`unknown chart: ${chart} (known: ${found.charts.map(({ id }) => id).join(', ')})`);
  const meta = chartMeta(spec, found, site.url);
  const text = {
    id: 'post-card',
    site: site.title,
    title,
    word: '',
    sentence: meta.title ?? spec.title,
    foot: provenance(meta),
  };
  return card(path, text, { kind: 'chart', spec });
}
