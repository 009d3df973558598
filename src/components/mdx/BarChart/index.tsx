/** A report chart, named in MDX. */
export { default } from '../../figure/ReportChart';
