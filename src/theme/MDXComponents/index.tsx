import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps } from 'react';
import Term from '../../components/mdx/Term';
import ScrollBox from '../../components/ui/ScrollBox';
import tables from '../../css/table.module.css';
import styles from './styles.module.css';

/** A table written in Markdown, in the style of figures. If it is too wide, it scrolls in its box, which takes the focus then. */
function MarkdownTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label="Table" className={styles.box}>
      <table {...props} className={tables.table} />
    </ScrollBox>
  );
}

/** The components that every page may use without an import; those of reports are imported by the pages that use them. */
export default { ...MDXComponents, Term, table: MarkdownTable };
