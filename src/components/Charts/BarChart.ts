/** Where pages of the earlier style import the bar chart from. */
export { default } from '../legacy/BarChart';
