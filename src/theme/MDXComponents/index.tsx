import MDXComponents from '@theme-init/MDXComponents';
import type { ComponentProps } from 'react';
import Term from '../../components/mdx/Term';
import StaticContent from '../../components/page/StaticContent';
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

/** Components that every page can use without an import; pages import report components themselves. */
export default { ...MDXComponents, Term, StaticContent, table: MarkdownTable };
