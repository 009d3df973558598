import type { Report } from '../../../../src/benchmark/model/report';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { setWithId } from '../../../../src/benchmark/model/setLists';
import { comparePair } from '../../../../src/components/home/engineSummary/pairs';
import { hasContent, links } from '../../../../src/components/page/page';
import { baselineOf, resultSetBibtex, resultSetPage } from '../../../../src/components/resultSet/page';
import { partners } from '../../../../src/components/resultSet/partners';
import { plainText } from '../../../../src/figures/answers/spec';
import { environment, resultSet } from '../../benchmark/support';
import { sectionTitled } from '../../support/blocks';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const AROUND = { environments: [], reports: [], resultSets: [], rounds: [], queryMetrics: {}, prices: [] };

test('the BibTeX entry on the page of a result set escapes TeX in its texts, and keeps a public URL', () => {
  const set = resultSet(
    { q1: [1] },
    {
      id: 'a-1.0',
      title: 'A & B: 100 % of #1, $x_1 {y} ~z^2 \\',
      created: '2026-07-21',
      sources: [{ title: 'C_D', path: 'https://example.org/', version: 'a#b' }],
    },
  );
  expect(resultSetBibtex(set, 'https://example.org/').split('\n').slice(0, 2)).toEqual([
    '@misc{a-1.0,',
    '  title = {A \\& B: 100 \\% of \\#1, \\$x\\_1 \\{y\\} \\textasciitilde{}z\\textasciicircum{}2 \\textbackslash{}},',
  ]);
  expect(resultSetBibtex(set, 'https://example.org/').split('\n').slice(2)).toEqual([
    '  year = {2026},',
    '  howpublished = {\\url{https://example.org/data/result-sets/a-1.0/}},',
    '  note = {Result set a-1.0; source C\\_D, commit a\\#b}',
    '}',
  ]);
  expect(resultSetBibtex(set, 'http://localhost:3000/')).not.toContain('howpublished');
});

test('a set whose source reports no statistic says so, and not “Each time is the .”', () => {
  const set = resultSet({ q1: [2] }, { statistic: 'unknown', iterations: 5 });
  const [answer] = resultSetPage(set, AROUND, [], 'https://example.org/').blocks;
  expect(answer?.kind === 'text' && plainText(answer.parts)).toContain(
    'The statistic of the 5 iterations is not reported, so it is unknown',
  );
});

test('the page of a result set shows reported costs of its own job, and their contradictions', () => {
  const said = { source: { title: 'A page', path: 'https://example.org/' }, commit: 'abc', day: '2026-01-20' };
  const sum = (cost: number, hours: number, about: string) => ({
    covers: 'one job',
    parts: [{ nodes: 4, instanceType: 'm', hours, perHour: 1 }],
    currency: 'USD',
    cost,
    ...said,
    about: [about],
  });
  const around = (...sums: ReturnType<typeof sum>[]) => ({
    ...AROUND,
    environments: [environment({ nodes: 4, instanceType: 'm', sums })],
  });
  const of = (...sums: ReturnType<typeof sum>[]) => {
    const set = resultSet({ q1: [1] }, { id: 'a' });
    const { blocks } = resultSetPage(set, around(...sums), [], 'https://example.org/');
    return sectionTitled(blocks, 'Costs reported by the sources')?.blocks.filter(hasContent);
  };
  expect(of(sum(8, 2, 'b'))).toEqual([]);
  expect(of(sum(8, 2, 'a'), sum(16, 4, 'b'))).toEqual([
    links([{ label: '8.00 USD (4 × 1.00 × 2; one job), by A page', path: 'https://example.org/' }]),
  ]);
  expect(of(sum(8, 2, 'a'), sum(16, 4, 'a'))?.at(-1)).toEqual(
    links([
      { label: 'the reported sums disagree: 8.00 USD (4 × 1.00 × 2; one job); 16.00 USD (4 × 1.00 × 4; one job)' },
      { label: 'sources disagree: 2 and 4 hours' },
    ]),
  );
});

test('a result set is used in reports on two sides and on several candidates', () => {
  const set = resultSet({ q1: [1] }, { id: 'a' });
  const sides = (...ids: string[]) => ids.map((id) => ({ sets: [id] }));
  const reports = [
    { id: 'pair', title: 'Pair', sides: sides('a', 'x'), suites: [''] },
    { id: 'many', title: 'Many', sides: sides('x', 'y', 'a'), suites: ['tpch'] },
    { id: 'none', title: 'None', sides: [], suites: [] },
  ] as unknown as Report[];
  const { blocks } = resultSetPage(set, { ...AROUND, reports }, [], 'https://example.org/');
  expect(sectionTitled(blocks, 'Used in')?.blocks[0]).toMatchObject({ items: [{ label: 'Pair' }, { label: 'Many' }] });
});

test('the creator of a dataset is its publisher, or this site for a set that was published here first', () => {
  const source = { title: 'A page', path: 'https://github.com/a/b/blob/1/c.md' };
  const datasetOf = (sources: (typeof source)[]) =>
    resultSetPage(resultSet({ q1: [1] }, { sources }), AROUND, [], 'https://example.org/base/').jsonLd;
  expect(datasetOf([source])).toMatchObject({ creator: { '@type': 'Organization', name: 'a' } });
  const here = { '@type': 'Organization', name: 'example.org', url: 'https://example.org/base/' };
  expect(datasetOf([])).toMatchObject({ creator: here });
});

test('a ratio is marked on the page of each set, in lead and cards, if its environments are in doubt, with a note', () => {
  const data = frozenData();
  const doubtOf = (baseline: ResultSet | undefined, candidate: ResultSet) =>
    baseline ? comparePair({ baseline, candidate }, data.environments).environment.dispute : '';
  const marked = data.resultSets.filter((set) => {
    const { blocks } = resultSetPage(set, data, [], 'https://example.org/');
    const [answer] = blocks;
    const lead = answer?.kind === 'text' ? plainText(answer.parts) : '';
    const doubt = doubtOf(baselineOf(set, data), set);
    if (lead.includes('vs.')) expect(lead.includes('time† ('), set.id).toBe(doubt !== '');
    const others = partners(set, data).map(({ path, bar }) => {
      const id = new URLSearchParams(path.split('?')[1]).get('baseline') ?? '';
      const own = doubtOf(setWithId(data.resultSets, id), set);
      expect(bar.mark === '†', `${set.id} vs. ${id}`).toBe(own !== '');
      return own;
    });
    const page = JSON.stringify(blocks).toLowerCase();
    for (const text of [doubt, ...others]) expect(page).toContain(text.toLowerCase());
    return doubt !== '';
  });
  expect(marked.length).toBeGreaterThan(5);
});

test('the link to other sets of a size counts those of all table formats, and names none', () => {
  const sets = ['parquet', 'iceberg', 'iceberg'].map((tableFormat, at) =>
    resultSet({ q1: [1] }, { id: `set-${at}`, suite: { ...resultSet({ q1: [1] }).suite, tableFormat } }),
  );
  const page = resultSetPage(sets[1] as ResultSet, { ...AROUND, resultSets: sets }, [], 'https://example.org/');
  expect(/"([^"]* other result sets of [^"]*)"/.exec(JSON.stringify(page.blocks))?.[1]).toMatch(
    /^2 other result sets of TPC-\w+ at [^,]+$/,
  );
});
