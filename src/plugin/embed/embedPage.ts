import type { Verdict } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import type { Column, Table } from '../../benchmark/model/table';
import { isUnconfirmed, markOf } from '../../benchmark/model/verdictMark';
import { columnHead, formatCell } from '../../benchmark/text/cells';
import { escapeXml } from '../../charts/svg';
import { MARK_BOX, markLines, TICK_PATH, VERDICT_SHAPES } from '../../charts/verdictShapes';
import { type ChartSpec, kindOf } from '../../figures';
import { scriptHash } from '../lib/scriptHash';
import { embedStyle } from './embedStyle';
import { embedTable } from './embedTable';

/** Content of an embed page. URLs are absolute unless marked as relative to the page's folder. */
export interface EmbedPage {
  spec: ChartSpec;
  title: string;
  caption: string;
  key: FigureText['key'];
  table: FigureText['table'];
  drawing: string;
  /** "Derived from TPC-DS, SF 3000; median of 5 iterations; 21 July 2026." */
  statement: string;
  /** Sources of the numbers; paths are relative. */
  sources: { label: string; path: string }[];
  report: { title: string /** Relative. */; path: string /** Absolute. */; url: string };
  /** Absolute URL of the chart as PNG, for previews of links; null without pictures. */
  picture: string | null;
  /** Relative URL of the CSV of the drawn values. */
  csv: string;
  /** Relative URLs of the chart's data as a script, and of the script that draws it; null for a static drawing. */
  data: string;
  live: string | null;
  /** The text of the script in every embed page. */
  loader: string;
  /** SHA-256 of the artifacts that the chart derives from. */
  dataHash: string;
}

/**
 * The policy of a page with this script: the script's hash, and the files that it fetches. It does not use 'self',
 * because in a sandboxed frame the page has no origin, and WebKit then matches no file
 * (https://bugs.webkit.org/show_bug.cgi?id=316847).
 */
function policy(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${scriptHash(script)} 'strict-dynamic'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}

/** A link that opens outside of the frame. */
function link(path: string, label: string): string {
  return `<a href="${escapeXml(path)}" target=_blank rel=noopener>${escapeXml(label)}</a>`;
}

/** Title, description, and picture for previews of a link, as in Slack and Notion. Source: ogp.me, Twitter Cards. */
function previewTags({ title, caption, statement, picture }: EmbedPage): string {
  const tag = (property: string, content: string) => `<meta property=${property} content="${escapeXml(content)}">`;
  const description = `${caption} ${statement}`;
  return [
    `<meta name=description content="${escapeXml(description)}">`,
    tag('og:type', 'website'),
    tag('og:title', title),
    tag('og:description', description),
    ...(picture === null ? [] : [tag('og:image', picture), '<meta name=twitter:card content=summary_large_image>']),
  ].join('');
}

function head(page: EmbedPage, body: string): string {
  const { title, report, loader } = page;
  const name = escapeXml(title);
  const script = `<script>${loader}</script>`;
  return [
    '<!doctype html><html lang=en><head><meta charset=utf-8>',
    `<meta http-equiv="Content-Security-Policy" content="${policy(loader)}">`,
    '<meta name=viewport content="width=device-width,initial-scale=1">',
    `<title>${name}</title><meta name=robots content=noindex><link rel=icon href="data:,">`,
    `<link rel=canonical href="${escapeXml(report.url)}">${previewTags(page)}`,
    `<style>${embedStyle(body)}</style>${script}</head>`,
  ].join('');
}

/** The mark of a verdict around the tick of the baseline; its label follows. */
function markHtml(verdict: Verdict): string {
  const mark = markOf(verdict);
  const { dot } = VERDICT_SHAPES[mark];
  const size = `width=${MARK_BOX.width} height=${MARK_BOX.height}`;
  const dotHtml = `<circle cx=${dot.x} cy=${MARK_BOX.middle} r=${dot.radius} />`;
  return `<svg class=tick data-v=${mark}${isUnconfirmed(verdict) ? ' data-tint' : ''} ${size} aria-hidden=true><path d="${markLines(mark)}"/><path d="${TICK_PATH}"/>${dotHtml}</svg>`;
}

function keyHtml(key: EmbedPage['key']): string {
  if (!key) return '';
  const entries = key.map(({ verdict, label, count }) => `<li>${markHtml(verdict)}${count} ${escapeXml(label)}</li>`);
  return `<ul class=key>${entries.join('')}</ul>`;
}

const ROOT = /<svg style="[^"]*" xmlns="[^"]*"( width="[^"]*" height="[^"]*")[^>]*><title.*?<\/desc>/g;

/** A drawing without the title, style, and font that the page defines once for all sizes. */
function slimDrawing(drawing: string): string {
  return drawing.replace(ROOT, '<svg$1 role=img aria-labelledby=t>');
}

function chartHtml({ spec, drawing, data, live }: EmbedPage): string {
  const box = [
    `data-kind=${spec.kind}`,
    ...(live === null ? [] : [`data-data="${escapeXml(data)}"`, `data-live="${escapeXml(live)}"`]),
    'role=group',
    `aria-label="${escapeXml(spec.description)}"`,
  ];
  return `<div class=chart ${box.join(' ')}><div>${slimDrawing(drawing)}</div></div>`;
}

const NUMBERS: Column['kind'][] = ['number', 'given', 'signed', 'range'];

function classOf({ kind }: Column): string {
  return NUMBERS.includes(kind) ? ' class=n' : '';
}

/** A table without pictures as HTML. Rows have no closing tags, which HTML allows. */
export function tableHtml({ columns, rows, footnotes }: Table, caption: string): string {
  const heads = columns.map((column) => `<th scope=col${classOf(column)}>${escapeXml(columnHead(column))}`);
  const body = rows.map((row) => {
    const cells = columns.map((column, index) => {
      const text = escapeXml(formatCell(row[index] ?? null, column));
      return index === 0 ? `<th scope=row>${text}` : `<td${classOf(column)}>${text}`;
    });
    return `<tr>${cells.join('')}`;
  });
  const notes = footnotes.map((note) => `<p>${escapeXml(note)}</p>`).join('');
  const label = escapeXml(caption);
  return `<div class=scroll tabindex=0 role=region aria-label="${label}"><table><thead><tr>${heads.join('')}<tbody>${body.join('')}</table></div>${notes}`;
}

function tableDetails({ spec, table, title, csv }: EmbedPage): string {
  const slim = embedTable(table, kindOf(spec).embedColumns);
  const html = tableHtml(slim.table, `Table: ${title}`);
  return `<details><summary>Table</summary><p>${escapeXml(slim.note)}${link(csv, 'CSV')}</p>${html}</details>`;
}

function footerHtml(page: EmbedPage): string {
  const { statement, sources, report, dataHash } = page;
  const links = sources.map(({ label, path }) => link(path, label)).join(', ');
  return [
    `<div class=foot><p>${escapeXml(statement)} Source: ${links}</p>`,
    `<p>Report: ${link(report.path, report.title)}</p>`,
    `<p>Data: SHA-256 ${dataHash.slice(0, 16)}</p>`,
    `${tableDetails(page)}</div>`,
  ].join('');
}

/**
 * The page of one chart for frames on other sites: static HTML with the drawing, which works without scripts. The
 * script in its head handles the theme, the height, and the live chart. Nothing from the URL is printed.
 */
export function embedPage(page: EmbedPage): string {
  const { title, caption, key } = page;
  const body = [
    `<body><figure aria-labelledby=t><figcaption><h1 id=t>${escapeXml(title)}</h1>`,
    `<p class=caption>${escapeXml(caption)}</p></figcaption>${keyHtml(key)}${chartHtml(page)}${footerHtml(page)}`,
    '</figure></body></html>\n',
  ].join('');
  return head(page, body) + body;
}
