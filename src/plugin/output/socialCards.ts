import { reportPath } from '../../benchmark/model/paths';
import { splitLead } from '../../benchmark/text/lead';
import { USAGE_KEY } from '../../components/published/statements';
import { plainText } from '../../figures/answers/spec';
import { type CardBody, type CardText, cardPicture } from '../../figures/render/cardPicture';
import { provenance } from '../../figures/render/downloadFrame';
import type { ReportContent } from '../content/reportContent';
import type { SiteContent } from '../content/siteContent';
import type { Image } from '../images/drawImages';
import { addressOf, type Site, shortAddress } from '../lib/site';
import { chartMeta } from './chartMeta';

const HOME_TITLE = 'Which engine makes Spark faster?';

function card(path: string, text: CardText, body: CardBody): Image {
  return { path, picture: cardPicture(text, body), scale: 1 };
}

/** A report's verdict as a word and a sentence; for several published comparisons, the first one's. */
function verdictOf({ report, page }: ReportContent): Pick<CardText, 'word' | 'sentence'> {
  if (page.comparison) {
    const { verdict, environment } = page.comparison;
    return { word: verdict.word, sentence: `${splitLead(verdict.sentence).lead} ${environment.note}`.trim() };
  }
  if (page.multiCandidate) return page.multiCandidate.verdict;
  const first = page.verdicts[report.publishedComparisons[0]?.key ?? USAGE_KEY];
  return { word: first?.word ?? '', sentence: first?.sentence ?? '' };
}

function bodyOf({ page, charts }: ReportContent): CardBody {
  const [first] = charts;
  const spec = (page.comparison && charts.find(({ kind }) => kind === 'forest')) || first;
  if (spec?.kind === 'forest') return { kind: 'strip', strip: spec };
  return spec ? { kind: 'chart', spec } : { kind: 'none' };
}

/** The social card of a report: its verdict with three metrics, or the first chart of published comparisons. */
export function reportCard(content: ReportContent, site: Site): Image {
  const { id, question, publishedOn } = content.report;
  const note = content.disclaimer;
  const footer = provenance({
    source: shortAddress(addressOf(site, reportPath(id))),
    date: publishedOn,
    disclaimer: note === '' ? '' : `${note}.`,
  });
  const text = { id: `${id}-card`, site: site.title, title: question, ...verdictOf(content), footer };
  return card(`charts/${id}/card.png`, text, bodyOf(content));
}

/** The card of pages without their own: the answer of the home page, or a description of the site if there is none. */
export function siteCard({ overview }: SiteContent, site: Site): Image {
  const { answers } = overview();
  const source = shortAddress(site.url);
  const text = {
    id: 'site-card',
    site: site.title,
    title: answers ? HOME_TITLE : site.title,
    word: '',
    sentence: answers ? plainText(answers.sentence) : site.tagline,
    footer: answers ? `${answers.disclaimer}. Source: ${source}` : source,
  };
  return card('charts/home/card.png', text, answers ? { kind: 'answers', answers } : { kind: 'none' });
}

interface PostCard {
  /** The path of the image from the output folder: `image` of its front matter without the leading slash. */
  path: string;
  title: string;
  /** From `card` of its front matter. */
  report: string;
  chart: string;
}

/** The social card of a post with its leading chart. Throws, with the known names, for an unknown report or chart. */
export function postCard({ path, title, report, chart }: PostCard, content: SiteContent, site: Site): Image {
  const { reports } = content;
  const found = reports.find((entry) => entry.report.id === report);
  if (!found)
    throw new Error(`unknown report: ${report} (known: ${reports.map((entry) => entry.report.id).join(', ')})`);
  const spec = found.charts.find(({ id }) => id === chart);
  if (!spec) throw new Error(`unknown chart: ${chart} (known: ${found.charts.map(({ id }) => id).join(', ')})`);
  const meta = chartMeta(spec, found, site);
  const text = {
    id: 'post-card',
    site: site.title,
    title,
    word: '',
    sentence: meta.title ?? spec.title,
    footer: provenance(meta),
  };
  return card(path, text, { kind: 'chart', spec });
}
