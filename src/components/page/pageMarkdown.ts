import { markdownText } from '../../benchmark/text/escapeMarkdown';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { plainText } from '../../figures/answers/spec';
import { tableMarkdown } from '../../figures/shared/tables';
import { type Block, hasContent, type Item, type Page, type Part, type TableBlock } from './page';

interface Around {
  /** The URL of a page or file of the site. */
  addressOf: (path: string) => string;
  /** Longer tables are cut to this number of rows. */
  maxRows?: number;
}

/** The text of the parts, then the URLs of their links. */
function partsText(parts: readonly Part[], { addressOf }: Around): string {
  const urls = parts.flatMap(({ path }) => (path === undefined ? [] : `<${addressOf(path)}>`));
  return [markdownText(plainText(parts)), ...urls].join(' ');
}

function itemText({ label, path, note, verdict }: Item, { addressOf }: Around): string {
  const words = `${verdict ? `${VERDICT_WORDS[verdict]}: ` : ''}${label}${note ? ` (${note})` : ''}`;
  return `- ${markdownText(words)}${path === undefined ? '' : ` <${addressOf(path)}>`}`;
}

function tableTexts({ table, statement = '', csv }: TableBlock, { addressOf, maxRows = Infinity }: Around): string[] {
  const { rows, footnotes } = table;
  const isCut = rows.length > maxRows;
  const all = csv === undefined ? '' : ` <${addressOf(csv)}>`;
  return [
    tableMarkdown(isCut ? { ...table, rows: rows.slice(0, maxRows) } : table),
    isCut ? `The first ${maxRows} of ${rows.length} rows.${all}` : '',
    markdownText(statement),
    footnotes.map((note) => `- ${markdownText(note)}`).join('\n'),
  ];
}

/** The paragraphs of a block, with the headings of its sections at `level`. */
function blockTexts(block: Block, level: number, around: Around): string[] {
  const below = (blocks: readonly Block[], at: number) =>
    blocks.filter(hasContent).flatMap((own) => blockTexts(own, at, around));
  const under = (heading: string, texts: readonly string[]) => [
    `${'#'.repeat(level)} ${markdownText(heading)}`,
    ...texts,
  ];
  switch (block.kind) {
    case 'text':
      return [partsText(block.parts, around)];
    case 'list':
      return [block.items.map((item) => itemText(item, around)).join('\n')];
    case 'terms':
      return [
        block.rows
          .map(({ term, text, links }) => itemText({ label: `${term}: ${text}` }, around) + addresses(links, around))
          .join('\n'),
      ];
    case 'code':
      return [`\`\`\`text\n${block.code.trim()}\n\`\`\``];
    case 'table':
      return tableTexts(block, around);
    case 'figure': {
      const { title, caption, table, notes } = block.figure;
      const drawn: TableBlock = { kind: 'table', label: title, table };
      return under(title, [
        markdownText(caption),
        ...(table.rows.length > 0 ? tableTexts(drawn, around) : []),
        ...notes,
      ]);
    }
    case 'drawing':
      return below(block.instead, level);
    case 'section':
      return under(block.heading, below(block.blocks, level + 1));
    case 'fold':
      return under(block.summary, below(block.blocks, level + 1));
    case 'columns':
      return below(block.blocks, level);
    case 'header':
      return [];
  }
}

function addresses(links: readonly { label: string; path: string }[], { addressOf }: Around): string {
  return links.map(({ label, path }) => ` ${markdownText(label)} <${addressOf(path)}>`).join('');
}

/** A page as Markdown, without its caveats and its address. */
export function pageMarkdown({ title, heading = title, facts, blocks }: Page, around: Around): string {
  const texts = [
    `# ${markdownText(heading)}`,
    facts.map((fact) => partsText(fact, around)).join(' · '),
    ...blocks.filter(hasContent).flatMap((block) => blockTexts(block, 2, around)),
  ];
  return `${texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
}

/** The Markdown twin of a page: all of its content, its caveats, and its address. */
export function pageTwin(page: Page, addressOf: Around['addressOf']): string {
  const caveats = page.caveats.map((caveat) => `- ${markdownText(caveat)}`);
  const below = [
    ...(caveats.length > 0 ? ['## Caveats', caveats.join('\n')] : []),
    `Address: <${addressOf(page.path)}>`,
  ];
  return `${pageMarkdown(page, { addressOf })}\n${below.join('\n\n')}\n`;
}
