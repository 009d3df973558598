/** Where pages of the earlier style import the dashboard from. */
export { default } from '../mdx/PerformanceDashboard';
