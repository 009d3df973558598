import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { mdxjs } from 'micromark-extension-mdxjs';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { remembering } from '../../data/remembering';
import { allNodes, type MdxNode } from './mdxTree';
import { hasNone, ownElements, type SiteHas } from './ownElements';

/** An MDX file with its syntax tree: what the page uses, links to and says is read from the tree and from nowhere else. */
export interface Page extends Artifact {
  /** Every node of the tree in the order of the text, places in lines and offsets of `text`, whose lines end with LF. None where there is an error. */
  nodes: MdxNode[];
  /** Those among them that are components of ours. */
  own: MdxNode[];
  /** Why the page is no MDX, with the line; null where it is. */
  error: Problem | null;
}

const CURE = 'close every element and {expression}, and escape < and { in prose with \\';

const OPTIONS = {
  extensions: [frontmatter(), mdxjs()],
  mdastExtensions: [frontmatterFromMarkdown(), mdxFromMarkdown()],
};

/** What the parser throws: a reason, and the place, which for an element that is not closed stands in the reason. */
interface Refusal {
  reason: string;
  line?: number;
}

function refusedLine({ reason, line }: Refusal): number | null {
  const [, within] = /\((\d+):\d+/.exec(reason) ?? [];
  return line ?? (within === undefined ? null : Number(within));
}

/** What Docusaurus lets pass next to MDX, the id of a heading in braces and comments of HTML, with a blank for every character. */
function withoutOlderSyntax(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return text.replace(/<!--[\s\S]*?-->/g, blank).replace(/(?<=^#{1,6}[ \t].*)\{#[\w-]+\}[ \t]*$/gm, blank);
}

/** The syntax tree of a text, in the words of Docusaurus before version 4 where MDX alone refuses it. */
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
 * A page with its syntax tree, made by the parser of MDX itself without the additions of GitHub: tables and bare addresses are text in
 * it. Never throws: a page that MDX refuses has no nodes and the reason as its error.
 */
export function parsePage({ path, text: source }: Artifact, siteHas: SiteHas = hasNone): Page {
  const text = source.replace(/\r\n?/g, '\n');
  try {
    const nodes = allNodes(treeOf(text));
    return { path, text, nodes, own: ownElements(nodes, siteHas), error: null };
  } catch (refusal) {
    const { reason } = refusal as Refusal;
    if (reason === undefined) throw refusal;
    const error = problem(path, refusedLine(refusal as Refusal), `not valid MDX: ${reason}`, CURE);
    return { path, text, nodes: [], own: [], error };
  }
}

/** A function like parsePage that parses a page anew only when its text is another than the last time. */
export function pageParser(siteHas: SiteHas): (page: Artifact) => Page {
  return remembering(
    (page: Artifact) => parsePage(page, siteHas),
    ({ path }) => path,
    ({ text }) => [text],
  );
}
