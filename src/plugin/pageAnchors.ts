import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { firstSentence, type SearchPage } from '../benchmark/searchDocuments';
import { type Known, reportOf } from './known';

/** The places on a page that a link can lead to. */
type Anchors = Pick<SearchPage, 'headings' | 'terms'>;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^( {0,3})(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\2[ \t]*$/gm;
const COMMENT = /^[ \t]*\{\/\*[\s\S]*?\*\/\}[ \t]*$/gm;
/** A Markdown heading, or a dashboard, which becomes headings. */
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$|<PerformanceDashboard\b([^>]*)>/gm;
const COMMENT_ID = /\{\/\*\s*#(\S+?)\s*\*\/\}\s*$/;
const TERM = /<Term id="([^"]+)">([\s\S]*?)<\/Term>\s*<dd>([\s\S]*?)<\/dd>/g;

/** Markdown as the text that it prints: without code marks, emphasis, link targets, elements and escapes. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/`/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A heading's text and the id written with it, `{#id}` or a comment that begins with #. */
function headingText(source: string): { text: string; id: string | undefined } {
  const comment = COMMENT_ID.exec(source);
  if (comment) return { text: plainText(source.slice(0, comment.index)), id: comment[1] };
  const { text, id } = parseMarkdownHeadingId(source, 'classic');
  return { text: plainText(text), id };
}

/** The headings that a dashboard becomes, with their ids. */
function dashboardSections(attributes: string, known: Known): { id: string; heading: string }[] {
  const [, report] = /\breport="([^"]*)"/.exec(attributes) ?? [];
  const name = reportOf({ component: 'PerformanceDashboard', attributes: report ? { report } : {} }, known);
  return known.reports[name ?? '']?.sections ?? [];
}

function headingsOf(text: string, known: Known): SearchPage['headings'] {
  const slugger = createSlugger();
  return [...text.matchAll(HEADING)].flatMap(([, marks, source = '', attributes = '']) => {
    if (marks === undefined) {
      return dashboardSections(attributes, known).map(({ id, heading }) => ({
        id: slugger.slug(id, { maintainCase: true }),
        text: heading,
      }));
    }
    const heading = headingText(source);
    const id = heading.id ?? slugger.slug(heading.text);
    return marks.length === 2 || marks.length === 3 ? [{ id, text: heading.text }] : [];
  });
}

/**
 * The second- and third-level headings of an MDX file, with the ids that Docusaurus gives them (docusaurus/mdx-loader,
 * remark/headings: an id of its own, else the slug of the text, numbered where it repeats), and its `<Term>`s with the first
 * sentence of their definitions. Nothing from code and comments.
 */
export function pageAnchors(source: string, known: Known): Anchors {
  const text = source.replace(/\r\n?/g, '\n').replace(FRONT_MATTER, '').replace(FENCE, '').replace(COMMENT, '');
  const terms = [...text.matchAll(TERM)].map(([, id = '', term = '', definition = '']) => ({
    id,
    term: plainText(term),
    sentence: firstSentence(plainText(definition)),
  }));
  return { headings: headingsOf(text, known), terms };
}
