import serverOnly from '../../../../src/plugin/mdx/serverOnly';
import staticContent from '../../../../src/plugin/mdx/staticContent';
import { expect, test } from '../../support/test';

/** JavaScript compiled from an MDX text, from its first element on. */
async function compile(text: string, jsx: boolean): Promise<string> {
  const { compile: compileMdx } = await import('@mdx-js/mdx');
  const recmaPlugins = [serverOnly as never];
  return String(await compileMdx(text, { remarkPlugins: [staticContent], recmaPlugins, jsx })).replace(
    /^.*?return /s,
    '',
  );
}

test('static neighbors are one run, and components that react to input or are the page’s are outside', async () => {
  const code = await compile(
    'One\n\n{/* note */}\n\n## Two\n\n<QueriesTable report="r" />\n\n<Receipt report="r" />\n\n<Own />\n\n<Fold>\n\n<Cost report="r" />\n\n</Fold>\n\n<BarChart data={[1]} />\n\n<BarChart report="r" />',
    true,
  );
  const runs = code.match(/<StaticContent at="[^"]*">.*?<\/StaticContent>/gs) ?? [];
  expect(runs.map((run) => run.match(/One|Two|<\w+(?= report)/g))).toEqual([
    ['One', 'Two'],
    ['<Receipt'],
    ['<BarChart'],
  ]);
  expect(new Set(runs.map((run) => /at="([^"]*)"/.exec(run)?.[1])).size).toBe(3);
  expect(code).toMatch(/<QueriesTable[\s\S]*<Own[\s\S]*<Fold>[\s\S]*<Cost/);
});

test('browsers do not render static content', async () => {
  const code = await compile('One\n\n<Own />', false);
  expect(code).toMatch(/\(StaticContent, \{\s*at: "text-0",\s*children: process\.env\.KEEPS_HTML \? null : .*One/s);
  expect(code.match(/KEEPS_HTML/g)).toHaveLength(1);
});
