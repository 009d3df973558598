import { expressionOf, isElement, isExpression, type MdxNode } from './mdxTree';
import type { Page } from './parsePage';

/** A URL in the text, which is not prose. */
const ADDRESS = /https?:\/\/[^\s)>\]]+/g;
/** Components whose numbers have a source, and HTML attributes that readers do not see. */
const SOURCED = new Set(['Value', 'Cited']);
const UNREAD = new Set(['href', 'src', 'style', 'width', 'height', 'id', 'className']);
const NO_PROSE = new Set(['code', 'inlineCode', 'mdxjsEsm', 'definition']);

/** The text with everything but line breaks replaced by spaces. */
export function blankOut(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function plainSpaces(text: string): string {
  return text.replace(/[\u00A0\u2009\u202F]/g, ' ');
}

/** The pattern of a text as whole words; its spaces match any spaces and line breaks. */
function wholeText(text: string): RegExp {
  const pattern = plainSpaces(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ +/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
}

/** True if a text contains another, regardless of spaces and line breaks. */
export function containsText(text: string, part: string): boolean {
  return wholeText(part).test(text);
}

/** The text with names or sentences blanked at each occurrence in it or, at the same positions, in `original`. */
export function stripTexts(text: string, parts: readonly string[], original = text): string {
  return parts
    .flatMap((part) => [...original.matchAll(wholeText(part))])
    .reduce((rest, { 0: found, index }) => blankRange(rest, [index, index + found.length]), text);
}

/** A range of offsets, the end excluded. */
type Range = [start: number, end: number];

function rangeOf({ position }: Pick<MdxNode, 'position'>): Range {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** The tags of an element: the ranges before its first and after its last child. */
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

/** Parts of an element that are not prose: a whole sourced number, a component's tags, or hidden HTML attributes. */
function exemptOfElement(node: MdxNode): Range[] {
  if (SOURCED.has(node.name ?? '')) return [rangeOf(node)];
  if (/^[A-Z]/.test(node.name ?? '')) return tagsOf(node);
  return (node.attributes ?? []).filter(({ name = '' }) => UNREAD.has(name)).map(rangeOf);
}

/** The target of a link or an image, from the end of its text to its title or end. */
function targetOf(node: MdxNode, text: string): Range {
  const [start, end] = rangeOf(node);
  const last = node.children?.at(-1);
  const from = last ? rangeOf(last)[1] : text.indexOf('](', start);
  return [from, node.title ? text.lastIndexOf(node.title, end) : end];
}

/** Parts of a node that are not prose: code, comments, ESM, sourced numbers, link targets, attributes of components. */
function exempt(node: MdxNode, text: string): Range[] {
  if (NO_PROSE.has(node.type)) return [rangeOf(node)];
  if (isElement(node)) return exemptOfElement(node);
  if (isExpression(node)) return typeof expressionOf(node)?.value === 'string' ? [] : [rangeOf(node)];
  return node.url === undefined ? [] : [targetOf(node, text)];
}

function blankRange(text: string, [start, end]: Range): string {
  return text.slice(0, start) + blankOut(text.slice(start, end)) + text.slice(end);
}

/**
 * The prose of an MDX file, with all else (code, components, sourced numbers, link targets, and the given node types)
 * replaced by spaces, so that positions remain.
 */
export function prose({ text, nodes }: Page, leftOut: readonly string[] = []): string {
  const ranges = nodes.flatMap((node) => (leftOut.includes(node.type) ? [rangeOf(node)] : exempt(node, text)));
  return ranges.reduce(blankRange, text).replace(ADDRESS, blankOut);
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
