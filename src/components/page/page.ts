import type { Verdict } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import type { Link } from '../../benchmark/model/link';
import type { Table } from '../../benchmark/model/table';
import type { AnswerPart } from '../../figures/answers/spec';
import type { Problem } from '../figure/ProblemLink/problem';
import type { AboutRow } from '../report/about';
import type { SearchDocument } from '../search/searchDocuments';

/** A part of a text, bold if strong. A link with a path; then it is omitted from a site that lacks the page. */
export interface Part extends AnswerPart {
  path?: string;
}

/** A paragraph. The first sentence of a remark or warning is bold. */
export interface TextBlock {
  kind: 'text';
  parts: Part[];
  role?: 'answer' | 'caption' | 'remark' | 'warning';
}

/** An entry of a list: a link with a path; the note is below it. */
export interface Item {
  label: string;
  path?: string;
  note?: string;
  /** Its mark is before the label. */
  verdict?: Verdict;
}

/** Entries below each other, ruled if they have notes or marks. Without entries the block is omitted, also in Markdown. */
export interface ListBlock {
  kind: 'list';
  items: Item[];
}

/** Terms with their descriptions; as a strip, next to each other. */
interface TermsBlock {
  kind: 'terms';
  rows: AboutRow[];
  isStrip?: boolean;
}

/** Text to copy, such as a command. */
interface CodeBlock {
  kind: 'code';
  label: string;
  code: string;
}

/** A table with its footer. Without rows it is omitted. */
export interface TableBlock {
  kind: 'table';
  /** Its name for screen readers and problem reports. */
  label: string;
  table: Table;
  /** Footnote letter of each row, empty for none. */
  letters?: string[];
  /** What is true for all rows. */
  statement?: string;
  sources?: Link[];
  /** Path of the rows as a CSV file. */
  csv?: string;
  /** Site path of each name in a column of names, or of all of them, with * for the name. */
  paths?: Record<string, string> | string;
  /** The files that a problem report names. */
  artifacts?: Problem['artifacts'];
  /** True if rows have two lines in a narrow box. */
  isStacked?: boolean;
}

/** A published figure: its drawing and its files are in this folder below /charts/. */
interface FigureBlock {
  kind: 'figure';
  figure: FigureText;
  folder: string;
  /** The figure that answers the title of the page is in a panel. */
  role?: 'answer';
}

/** Something that only one kind of page draws: `name` is a component of that page, `instead` is the content elsewhere. */
export interface DrawingBlock {
  kind: 'drawing';
  name: string;
  data: object;
  instead: Block[];
}

/** Blocks below a heading. Without content it is omitted. */
export interface SectionBlock {
  kind: 'section';
  /** Anchor, unique on the page; '' for none. */
  id: string;
  heading: string;
  blocks: Block[];
}

/** Blocks that open from their summary. */
export interface FoldBlock {
  kind: 'fold';
  /** Anchor, unique on the page; absent for none. */
  id?: string;
  summary: string;
  blocks: Block[];
}

/** Sections next to each other if there is room. */
interface ColumnsBlock {
  kind: 'columns';
  blocks: SectionBlock[];
}

/** Title, breadcrumb, and facts of a page. */
export interface HeaderBlock extends Pick<Page, 'trail' | 'related' | 'facts'> {
  kind: 'header';
  heading: string;
}

export type Block =
  | HeaderBlock
  | TextBlock
  | ListBlock
  | TermsBlock
  | CodeBlock
  | TableBlock
  | FigureBlock
  | DrawingBlock
  | SectionBlock
  | FoldBlock
  | ColumnsBlock;

/** A page as data. Plain JSON; HTML, Markdown, and the entry of the search are made of it. */
export interface Page {
  /** Without base path. */
  path: string;
  title: string;
  /** The heading of the page; absent if it is the title. */
  heading?: string;
  description: string;
  /** Breadcrumb; the last part is the page. */
  trail: Part[];
  /** Links at the right of the breadcrumb; their name is for screen readers. */
  related?: { label: string; links: Link[] };
  /** Facts below the heading. */
  facts: Part[][];
  blocks: Block[];
  /** Structured data in the vocabulary of schema.org. */
  jsonLd?: object;
  /** What must accompany the numbers outside of the page, as sentences. */
  caveats: string[];
  /** The entry of the search, if it is not a page with its description. */
  search?: Partial<SearchDocument>;
}

/** True if a block has content. */
export function hasContent(block: Block): boolean {
  switch (block.kind) {
    case 'text':
      return block.parts.length > 0;
    case 'list':
      return block.items.length > 0;
    case 'terms':
    case 'table':
      return (block.kind === 'table' ? block.table : block).rows.length > 0;
    case 'section':
    case 'fold':
    case 'columns':
      return block.blocks.some(hasContent);
    default:
      return true;
  }
}

/** The figures of blocks, in their order. */
export function figuresOf(blocks: readonly Block[]): FigureText[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'figure') return block.figure;
    return 'blocks' in block ? figuresOf(block.blocks) : [];
  });
}

/** A paragraph of plain sentences; without any it has no content. */
export function text(sentences: string, ...links: Part[]): TextBlock {
  return { kind: 'text', parts: sentences === '' ? [] : [{ text: sentences }, ...links] };
}

export function section(id: string, heading: string, ...blocks: Block[]): SectionBlock {
  return { kind: 'section', id, heading, blocks };
}

export function fold(summary: string, id: string, ...blocks: Block[]): FoldBlock {
  return { kind: 'fold', id, summary, blocks };
}

/** Links below each other. */
export function links(items: Item[]): ListBlock {
  return { kind: 'list', items };
}

/** What HTML is made of. */
export interface PageData extends Pick<Page, 'path' | 'title' | 'description' | 'jsonLd'> {
  blocks: Block[];
}

/** The data of a page's HTML as JSON, without what is for Markdown only. */
export function pageJson(page: Page): string {
  const { path, title, heading = title, description, jsonLd, trail, related, facts } = page;
  const header: HeaderBlock = { kind: 'header', heading, trail, related, facts };
  const data: PageData = { path, title, description, jsonLd, blocks: [header, ...page.blocks] };
  return JSON.stringify(data, (key, value: unknown) => (key === 'instead' ? undefined : value));
}

/** A page as an entry of the search. */
export function searchEntry({ path, title, description, search }: Page): SearchDocument {
  return { kind: 'page', title, path, detail: description, words: '', ...search };
}
