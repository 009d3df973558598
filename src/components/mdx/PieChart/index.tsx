/** A chart of a report, named in MDX. */
export { default } from '../../figure/ReportChart';
