import MDXComponents from '@theme-original/MDXComponents';
import Term from '../../components/mdx/Term';

/** The components that every page may use without an import; those of reports are imported by the pages that use them. */
export default { ...MDXComponents, Term };
