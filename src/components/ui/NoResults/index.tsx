/** Replaces the content of a page while the site has no result set: the commands that add one. */
export default function NoResults() {
  return (
    <p>
      No results yet. <code>npm run import -- results.csv</code> adds the first result set; it prompts for what the file
      does not show. <code>npm run example -- add</code> adds an example of two result sets and a report.
    </p>
  );
}
