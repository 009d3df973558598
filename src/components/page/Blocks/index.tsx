import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createElement, type ReactNode } from 'react';
import { NOT_REPORTED } from '../../../benchmark/text/notReported';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import fold from '../../../css/fold.module.css';
import head from '../../../css/head.module.css';
import words from '../../../css/words.module.css';
import TableFrame from '../../figure/TableFrame';
import type { AboutRow } from '../../report/about';
import DataTable from '../../table/DataTable';
import CodeSample from '../../ui/CodeSample';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import TermRows from '../../ui/TermRows';
import VerdictMark from '../../ui/VerdictMark';
import {
  type Block,
  type FoldBlock,
  hasContent,
  type ListBlock,
  type SectionBlock,
  type TableBlock,
  type TextBlock,
} from '../page';
import DrawnFigure from './DrawnFigure';
import Header from './Header';
import { Parts } from './Parts';
import styles from './styles.module.css';

/** Components that draw the drawings of a page, by name. */
export type Drawings = Record<string, (props: { data: never }) => ReactNode>;

interface Around {
  /** The path of the page. */
  path: string;
  drawings: Drawings;
  /** Level of the headings of sections. */
  level: number;
}

interface Props extends Around {
  blocks: readonly Block[];
}

/** Blocks with content, one after the other. */
export default function Blocks({ blocks, ...around }: Props) {
  return blocks.filter(hasContent).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page never move
    <BlockContent key={at} block={block} around={around} />
  ));
}

function BlockContent({ block, around }: { block: Block; around: Around }) {
  switch (block.kind) {
    case 'header':
      return <Header {...block} />;
    case 'text':
      return <Text block={block} />;
    case 'list':
      return <List items={block.items} />;
    case 'terms':
      return block.isStrip ? <Strip rows={block.rows} /> : <TermRows rows={block.rows} />;
    case 'code':
      return (
        <CodeSample label={block.label} text={block.code}>
          {block.code}
        </CodeSample>
      );
    case 'table':
      return <FramedTable block={block} />;
    case 'figure':
      return (
        <div className={block.role && styles.answer}>
          <DrawnFigure figure={block.figure} page={{ folder: block.folder, path: around.path }} />
        </div>
      );
    case 'drawing': {
      const Drawing = around.drawings[block.name];
      if (!Drawing) throw new Error(`no component draws ${block.name} on ${around.path}`);
      return <Drawing data={block.data as never} />;
    }
    case 'section':
      return <Section block={block} around={around} />;
    case 'fold':
      return <Fold block={block} around={around} />;
    case 'columns':
      return (
        <div className={styles.columns}>
          <Blocks blocks={block.blocks} {...around} />
        </div>
      );
  }
}

function Fold({ block: { id, summary, blocks }, around }: { block: FoldBlock; around: Around }) {
  useBrokenLinks().collectAnchor(id);
  return (
    <details id={id || undefined} className={`${fold.part} ${styles.fold}`}>
      <summary>{summary}</summary>
      <Blocks blocks={blocks} {...around} />
    </details>
  );
}

function Section({ block: { id, heading, blocks }, around }: { block: SectionBlock; around: Around }) {
  useBrokenLinks().collectAnchor(id);
  const content = (
    <>
      {createElement(`h${around.level}`, { id: id || undefined }, heading)}
      <Blocks blocks={blocks} {...around} level={around.level + 1} />
    </>
  );
  return id === '' ? content : <section aria-labelledby={id}>{content}</section>;
}

const ROLE_CLASSES = { answer: head.description, caption: words.remark };

function Text({ block: { parts, role } }: { block: TextBlock }) {
  if (role !== 'remark' && role !== 'warning')
    return (
      <p className={role && ROLE_CLASSES[role]}>
        <Parts parts={parts} />
      </p>
    );
  const [first, ...rest] = parts;
  return (
    <Note text={first?.text ?? ''} kind={role}>
      <Parts parts={rest} />
    </Note>
  );
}

function Strip({ rows }: { rows: readonly AboutRow[] }) {
  return (
    <dl className={styles.strip}>
      {rows.map(({ term, text, links }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text === NOT_REPORTED ? <span className={styles.missing}>{text}</span> : text}
            <Parts parts={links.map(({ label, path }) => ({ text: label, path }))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links of pages that the site does not have are omitted if they have no note. */
function List({ items }: Pick<ListBlock, 'items'>) {
  const addressOf = useResolvePath();
  const shown = items.filter(({ path, note }) => path === undefined || note || addressOf(path));
  const isRuled = items.some(({ note, verdict }) => note || verdict);
  return (
    <ul className={isRuled ? styles.ruled : styles.plain}>
      {shown.map(({ label, path, note, verdict }) => (
        <li key={`${path} ${label}`}>
          {verdict && (
            <>
              <VerdictMark verdict={verdict} />
              <span className="visually-hidden">{VERDICT_WORDS[verdict]}: </span>
            </>
          )}
          {path === undefined ? label : <SiteLink to={path}>{label}</SiteLink>}
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

function FramedTable({ block }: { block: TableBlock }) {
  const { label, table, letters, statement, sources, csv, paths = {}, artifacts, isStacked } = block;
  const addressOf = useResolvePath();
  const pathOf = (name: string) => (typeof paths === 'string' ? paths.replace('*', name) : paths[name]);
  return (
    <TableFrame label={label} statement={statement} sources={sources} csv={csv} problem={artifacts && { artifacts }}>
      <DataTable
        table={table}
        caption={label}
        letters={letters}
        queryLink={(name) => addressOf(pathOf(name))}
        stacked={isStacked}
      />
    </TableFrame>
  );
}
