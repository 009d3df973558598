import { expect, test } from '@playwright/test';
import { resultSetData } from '../../../../../src/benchmark/pages/resultSet/page';
import { resultSet } from '../../support';

const AROUND = { environments: [], reports: [], resultSets: [], queryMetrics: {} };

test('the entry for BibTeX on the page of a result set escapes TeX in its texts, and leaves the address alone', () => {
  const set = resultSet(
    { q1: [1] },
    {
      id: 'a-1.0',
      title: 'A & B: 100 % of #1, $x_1 {y} ~z^2 \\',
      created: '2026-07-21',
      sources: [{ title: 'C_D', path: 'https://example.org/', version: 'a#b' }],
    },
  );
  expect(resultSetData(set, AROUND, [], 'https://example.org/').bibtex.split('\n').slice(0, 2)).toEqual([
    '@misc{a-1.0,',
    '  title = {A \\& B: 100 \\% of \\#1, \\$x\\_1 \\{y\\} \\textasciitilde{}z\\textasciicircum{}2 \\textbackslash{}},',
  ]);
  expect(resultSetData(set, AROUND, [], 'https://example.org/').bibtex.split('\n').slice(2)).toEqual([
    '  year = {2026},',
    '  howpublished = {\\url{https://example.org/data/result-sets/a-1.0/}},',
    '  note = {Result set a-1.0; source C\\_D, commit a\\#b}',
    '}',
  ]);
});
