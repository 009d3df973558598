/** Where pages of the earlier style import the pie chart from. */
export { default } from '../legacy/PieChart';
