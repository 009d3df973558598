const PACKAGE = 'docusaurus-plugin-spark-benchmarks';

/** A line of a configuration that is changed: what stands there, and what stands there then. */
export interface Edit {
  before: string;
  after: string;
}

/** What a Docusaurus configuration exports, by the ways in which it does so. */
const EXPORTS = [
  {
    pattern: /^export default (\w+)( satisfies Config| as Config)?;?[ \t]*$/m,
    after: 'export default withSparkBenchmarks($1);',
  },
  { pattern: /^module\.exports = (\w+);?[ \t]*$/m, after: 'module.exports = withSparkBenchmarks($1);' },
];

/** The configuration with the plugin in it and the lines that change; null where it exports in a way that is not known. Already there, no edit. */
export function withPlugin(text: string): { text: string; edits: Edit[] } | null {
  if (text.includes(PACKAGE)) return { text, edits: [] };
  const found = EXPORTS.map(({ pattern, after }) => ({ match: pattern.exec(text), after })).find(
    ({ match }) => match !== null,
  );
  if (!found?.match) return null;
  const [before, name = ''] = found.match;
  const after = found.after.replace('$1', name);
  const isModule = before.startsWith('export');
  const line = isModule
    ? `import { withSparkBenchmarks } from '${PACKAGE}';`
    : `const { withSparkBenchmarks } = require('${PACKAGE}');`;
  return {
    text: inserted(text.replace(before, after), line),
    edits: [
      { before: '', after: line },
      { before, after },
    ],
  };
}

/** The text with a line after its leading comments and before the first import or statement. */
function inserted(text: string, line: string): string {
  const [head = ''] = /^(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|(['"])use strict\1;?)[ \t]*\n)*/.exec(text) ?? [];
  return `${head}${line}\n${text.slice(head.length)}`;
}
