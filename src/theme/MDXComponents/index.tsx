import MDXComponents from '@theme-init/MDXComponents';
import { Children, type ComponentProps } from 'react';
import Term from '../../components/mdx/Term';
import StaticContent from '../../components/page/StaticContent';
import { withWholeSuites } from '../../components/ui/Breakable';
import ScrollBox from '../../components/ui/ScrollBox';
import tables from '../../css/table.module.css';
import styles from './styles.module.css';

/** A Markdown table in the style of figures. If it is too wide, it scrolls in a focusable box. */
function MarkdownTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label="Table" className={styles.box}>
      <table {...props} className={tables.table} />
    </ScrollBox>
  );
}

/** A paragraph with unbroken names of suites. */
function Paragraph({ children, ...props }: ComponentProps<'p'>) {
  return (
    <p {...props}>{Children.map(children, (part) => (typeof part === 'string' ? withWholeSuites(part) : part))}</p>
  );
}

/** Components that every page can use without an import; pages import report components themselves. */
export default { ...MDXComponents, Term, StaticContent, p: Paragraph, table: MarkdownTable };
