/** Path from which pages in the earlier style import the dashboard. */
export { default } from '../mdx/PerformanceDashboard';
