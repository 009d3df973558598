import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { mdxjs } from 'micromark-extension-mdxjs';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { formatNumber } from '../../benchmark/text/numbers';
import { memoize } from '../../data/memoize';
import { allNodes, lineOf, type MdxNode, usageOf } from './mdxTree';
import { hasNoModules, type IsSiteModule, ownElements } from './ownElements';

/** One use of a registered component in an MDX file. Attributes that are not plain strings are omitted. */
export interface Reference {
  component: string;
  attributes: Record<string, string>;
  /** Counted from 1. */
  line: number;
}

/** An MDX file with its syntax tree, the only source for the page's components, links, and text. */
export interface Page extends Artifact {
  /** All nodes in text order, with lines and offsets of `text`, whose lines end with LF. Empty if there is an error. */
  nodes: MdxNode[];
  own: MdxNode[];
  /** Uses of registered components in order; those in code, comments, and expressions are excluded. */
  references: Reference[];
  /** The reason why the page is not valid MDX, with the line; null if it is valid. */
  error: Problem | null;
}

const CURE = 'close every element and {expression}, and escape < and { in prose with \\';

const OPTIONS = {
  extensions: [frontmatter(), mdxjs()],
  mdastExtensions: [frontmatterFromMarkdown(), mdxFromMarkdown()],
};

/** Longest line in characters: the parser needs minutes for one of 100,000 brackets. */
const MAX_LINE = 10_000;

/** The problem of the first line that is too long to parse; null if there is none. */
function longLine(path: string, text: string): Problem | null {
  const lines = text.split('\n');
  const at = lines.findIndex(({ length }) => length > MAX_LINE);
  if (at < 0) return null;
  const message = `the line has ${formatNumber(lines[at]?.length ?? 0)} characters; at most ${formatNumber(MAX_LINE)} are allowed`;
  return problem(path, at + 1, message, 'break it into several lines, or move its content to a file');
}

/** An error of the parser: a reason and the line, which is part of the reason for an unclosed element. */
interface Refusal {
  reason: string;
  line?: number | undefined;
}

function refusedLine({ reason, line }: Refusal): number | null {
  const [, within] = /\((\d+):\d+/.exec(reason) ?? [];
  return line ?? (within === undefined ? null : Number(within));
}

/** Replaces syntax that only Docusaurus allows, heading ids in braces and HTML comments, with spaces. */
function withoutOlderSyntax(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return text.replace(/<!--[\s\S]*?-->/g, blank).replace(/(?<=^#{1,6}[ \t].*)\{#[\w-]+\}[ \t]*$/gm, blank);
}

/** The syntax tree of a text; if MDX refuses it, without the extra syntax of Docusaurus before version 4. */
function treeOf(text: string): MdxNode {
  try {
    return fromMarkdown(text, OPTIONS) as MdxNode;
  } catch (refusal) {
    const older = withoutOlderSyntax(text);
    if (older === text) throw refusal;
    return fromMarkdown(older, OPTIONS) as MdxNode;
  }
}

/**
 * A page with its syntax tree from the MDX parser without GitHub extensions, so that tables and bare URLs are text.
 * Never throws: an invalid page has no nodes and the reason as its error.
 */
export function parsePage({ path, text: source }: Artifact, siteHas: IsSiteModule = hasNoModules): Page {
  const text = source.replace(/\r\n?/g, '\n');
  const invalid = (error: Problem): Page => ({ path, text, nodes: [], own: [], references: [], error });
  const tooLong = longLine(path, text);
  if (tooLong) return invalid(tooLong);
  try {
    const nodes = allNodes(treeOf(text));
    const own = ownElements(nodes, siteHas);
    const references = own.map((node) => ({ ...usageOf(node), line: lineOf(node) }));
    return { path, text, nodes, own, references, error: null };
  } catch (thrown) {
    // The stack overflows.
    const refusal: Partial<Refusal> =
      thrown instanceof RangeError ? { reason: 'it is nested too deeply' } : (thrown as Refusal);
    const { reason, line } = refusal;
    if (reason === undefined) throw thrown;
    return invalid(problem(path, refusedLine({ reason, line }), `not valid MDX: ${reason}`, CURE));
  }
}

/** A memoized parsePage that parses a page again only if its text changed. */
export function pageParser(siteHas: IsSiteModule): (page: Artifact) => Page {
  return memoize(
    (page: Artifact) => parsePage(page, siteHas),
    ({ path }) => path,
    ({ text }) => [text],
  );
}
