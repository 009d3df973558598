import { createSlugger } from '@docusaurus/utils';
import { getOwnValue } from '../../benchmark/model/guards/record';
import { firstSentence, type SearchPage } from '../../components/search/searchDocuments';
import { isElement, isExpression, type MdxNode, textAttributes } from './mdxTree';
import { type PageNames, reportOf } from './pageNames';
import type { Page } from './parsePage';

type Anchors = Pick<SearchPage, 'headings' | 'terms'>;

const WORD = /[\p{L}][\p{L}\p{N}]{3,}/gu;
const NO_TEXT = new Set(['mdxjsEsm', 'yaml']);

/** The comment after a heading with its id. */
const COMMENT_ID = /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/;

/** The text of a node without marks, comments, and expressions. */
function plainText(node: MdxNode): string {
  const printed = (part: MdxNode): string => {
    if (isExpression(part)) return '';
    if (part.type === 'break') return ' ';
    return part.value ?? part.alt ?? (part.children ?? []).map(printed).join('');
  };
  return printed(node).replace(/\s+/g, ' ').trim();
}

/** The id in a comment after a heading, which begins with #. */
function writtenId({ children = [] }: MdxNode): string | undefined {
  const last = children.at(-1);
  return last && isExpression(last) ? COMMENT_ID.exec(last.value ?? '')?.[1] : undefined;
}

function textOf(node: MdxNode): string {
  if (isExpression(node) || NO_TEXT.has(node.type)) return '';
  return `${node.value ?? node.alt ?? ''} ${(node.children ?? []).map(textOf).join(' ')}`;
}

/** Sorted lower-case words of four or more letters in a page's text and code, without duplicates. */
export function pageWords({ nodes }: Page): string[] {
  const [root] = nodes;
  const words =
    nodes
      .map((node) => (node.children ? '' : textOf(node)))
      .join(' ')
      .toLowerCase()
      .match(WORD) ?? [];
  return root ? [...new Set(words)].sort() : [];
}

/** Headings and ids of the sections that a dashboard expands to. */
function dashboardSections(node: MdxNode, names: PageNames): { id: string; heading: string }[] {
  const { tab = 'answer', ...attributes } = textAttributes(node);
  const name = reportOf({ component: 'PerformanceDashboard', attributes }, names);
  const sections = getOwnValue(names.reports, name ?? '')?.sections ?? [];
  return sections.filter((section) => section.heading !== '' && (names.foldTabs || section.tab === tab));
}

/** Headings of every level with their ids. */
function headingsOf(nodes: MdxNode[], names: PageNames): (SearchPage['headings'][number] & { depth: number })[] {
  const slugger = createSlugger();
  return nodes.flatMap((node) => {
    if (node.name === 'PerformanceDashboard') {
      return dashboardSections(node, names).map(({ id, heading }) => ({
        id: slugger.slug(id, { maintainCase: true }),
        text: heading,
        depth: 2,
      }));
    }
    if (node.type !== 'heading') return [];
    const text = plainText(node);
    const id = writtenId(node) ?? slugger.slug(text);
    return [{ id, text, depth: node.depth ?? 1 }];
  });
}

/** The `<Term>`s of a page with the first sentence of the following `<dd>`. */
function termsOf(nodes: MdxNode[]): SearchPage['terms'] {
  const parts = nodes.filter((node) => isElement(node) && (node.name === 'Term' || node.name === 'dd'));
  return parts.flatMap((node, index) => {
    const definition = parts[index + 1];
    if (node.name !== 'Term' || definition?.name !== 'dd') return [];
    const { id = '' } = textAttributes(node);
    return [{ id, term: plainText(node), sentence: firstSentence(plainText(definition)) }];
  });
}

/**
 * Second- and third-level headings of an MDX file with Docusaurus' ids (docusaurus/mdx-loader, remark/headings: an
 * explicit id, otherwise the slug of the text, numbered if repeated), and its `<Term>`s with the first sentence of
 * their definitions. Code and comments are excluded.
 */
export function pageAnchors({ nodes }: Page, names: PageNames): Anchors {
  const shown = headingsOf(nodes, names).filter(({ depth }) => depth === 2 || depth === 3);
  return { headings: shown.map(({ id, text }) => ({ id, text })), terms: termsOf(nodes) };
}

/** Ids to which links within a page can lead: of headings of every level, and of elements with an attribute `id`. */
export function anchorIds({ nodes }: Page, names: PageNames): string[] {
  const elements = nodes.flatMap((node) => (isElement(node) ? (textAttributes(node).id ?? []) : []));
  return [...headingsOf(nodes, names).map(({ id }) => id), ...elements];
}
