import { expressionOf, isElement, isExpression, type MdxNode } from './mdxTree';
import type { Page } from './parsePage';

/** An address in the text, which is no prose. */
const ADDRESS = /https?:\/\/[^\s)>\]]+/g;
/** Components whose figures have a source, attributes of HTML that nobody reads. */
const SOURCED = new Set(['Value', 'Cited']);
const UNREAD = new Set(['href', 'src', 'style', 'width', 'height', 'id', 'className']);
const NO_PROSE = new Set(['code', 'inlineCode', 'mdxjsEsm', 'definition']);

/** The text with everything but line breaks replaced by spaces. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function plainSpaces(text: string): string {
  return text.replace(/[\u00A0\u2009\u202F]/g, ' ');
}

/** The pattern of a text that stands as whole words, its spaces matching any kind of space and line break. */
function wholeText(text: string): RegExp {
  const pattern = plainSpaces(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ +/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Whether a text stands in another, whatever its spaces and line breaks. */
export function holdsText(text: string, part: string): boolean {
  return wholeText(part).test(text);
}

/** The text with names or sentences blanked, wherever they stand in it or, at the same places, in `original`. */
export function withoutTexts(text: string, parts: readonly string[], original = text): string {
  return parts
    .flatMap((part) => [...original.matchAll(wholeText(part))])
    .reduce((rest, { 0: found, index }) => blankRange(rest, [index, index + found.length]), text);
}

/** A part of a text: from one offset up to another. */
type Range = [start: number, end: number];

function rangeOf({ position }: Pick<MdxNode, 'position'>): Range {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** The tags of an element: what stands before its first child and behind its last. */
function tagsOf(node: MdxNode): Range[] {
  const [start, end] = rangeOf(node);
  const [first, last] = [node.children?.[0], node.children?.at(-1)];
  return first && last
    ? [
        [start, rangeOf(first)[0]],
        [rangeOf(last)[1], end],
      ]
    : [[start, end]];
}

/** What of an element is no prose: all of a sourced figure, the tags of a component, of HTML the attributes that nobody reads. */
function exemptOfElement(node: MdxNode): Range[] {
  if (SOURCED.has(node.name ?? '')) return [rangeOf(node)];
  if (/^[A-Z]/.test(node.name ?? '')) return tagsOf(node);
  return (node.attributes ?? []).filter(({ name = '' }) => UNREAD.has(name)).map(rangeOf);
}

/** The target of a link or an image, from behind its text up to its title or its end. */
function targetOf(node: MdxNode, text: string): Range {
  const [start, end] = rangeOf(node);
  const last = node.children?.at(-1);
  const from = last ? rangeOf(last)[1] : text.indexOf('](', start);
  return [from, node.title ? text.lastIndexOf(node.title, end) : end];
}

/** What of a node is no prose: code, comments, ESM, sourced figures, link targets, attributes of components. */
function exempt(node: MdxNode, text: string): Range[] {
  if (NO_PROSE.has(node.type)) return [rangeOf(node)];
  if (isElement(node)) return exemptOfElement(node);
  if (isExpression(node)) return typeof expressionOf(node)?.value === 'string' ? [] : [rangeOf(node)];
  return node.url === undefined ? [] : [targetOf(node, text)];
}

function blankRange(text: string, [start, end]: Range): string {
  return text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
}

/**
 * The prose of an MDX file with everything else (code, components, sourced figures, link targets) replaced by spaces, so that positions
 * stay; without the nodes of the given types either.
 */
export function prose({ text, nodes }: Page, leftOut: readonly string[] = []): string {
  const ranges = nodes.flatMap((node) => (leftOut.includes(node.type) ? [rangeOf(node)] : exempt(node, text)));
  return ranges.reduce(blankRange, text).replace(ADDRESS, blank);
}

/** The line of a position, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
