import { readdirSync } from 'node:fs';
import { generalPages, generalText } from '../../../scripts/lib/package/generalPages';
import { siteTemplate } from '../../../scripts/lib/package/siteTemplate';
import { expect, test } from '../support/test';

/** IDs of result sets, published comparisons, and reports of this site. */
const IDS = ['result-sets', 'published', 'reports', 'resource-usage'].flatMap((name) =>
  readdirSync(`static/data/${name}`),
);

test('general pages and the files of a new site name no result set or report of this site', () => {
  const files = [...generalPages(), ...siteTemplate()];
  expect(files.map(({ path }) => path)).toContain('lib/client/docs/methodology.mdx');
  const named = files.flatMap(({ path, text }) => IDS.filter((id) => text.includes(id)).map((id) => `${path}: ${id}`));
  expect(named).toEqual([]);
  expect(files.filter(({ text }) => /spark-engine-benchmarks/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('a general page loses marked parts and their imports; an unmarked report is an error', () => {
  const page = (text: string) =>
    `import A from '@site/src/components/mdx/A';\nimport b from '@site/static/b.json';\n\n${text}\n`;
  const marked = '<A />\n\n{/* public site only */}\n\n<C data={b} />\n\n{/* end of public site only */}\n\nEnd.';
  expect(generalText(page(marked))).toBe(
    "import A from 'docusaurus-plugin-spark-benchmarks/client/components/mdx/A/index.js';\n\n<A />\n\nEnd.\n",
  );
  expect(() => generalText(page('<C data={b} />'))).toThrow('@site/static/b.json is not part of other sites');
  expect(() => generalText(page('<A report="r" />'))).toThrow('report="r" is not part of other sites');
  expect(generalText(page('```\n<A report="r" />\n```'))).toContain('report="r"');
});
