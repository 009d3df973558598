import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCommand } from '../support/command';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

test('a suite has the names of a file in their order, each once, in the form that imports give them', () =>
  inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'a.csv', 'query;time_s\nsql/ETL_orders_daily.sql;1\nrpt-sales;2\nrpt-sales;3\n');
    const { code, stderr } = await callCommand('new-suite', [file, '--id', 'nightly', '--title', 'Nightly'], folder);
    expect([code, stderr]).toEqual([0, '2 queries. Import results with --suite nightly --query-version 1\n']);
    const written = (name: string) => readFileSync(join(folder, 'static/data/suites/nightly', name), 'utf8');
    expect(written('queries.csv')).toBe(
      'query,kind,description\netl_orders_daily,etl,etl orders daily\nrpt-sales,rpt,rpt sales\n',
    );
    expect(JSON.parse(written('suite.json'))).toMatchObject({ title: 'Nightly', version: '1' });
    expect((await callCommand('new-suite', [file, '--id', 'nightly'], folder)).stderr).toMatch(
      /already exists; nothing written\. Add queries to its queries\.csv, or choose a different --id/,
    );
  }));

test('every name that is not allowed is an error with its line; so is a table without a column of names', () =>
  inTemporaryFolder(async (folder) => {
    const names = writeBelow(folder, 'names.txt', 'etl\nno good\n../..\n');
    const { code, stderr } = await callCommand('new-suite', [names, '--id', 'x'], folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(/names\.txt:2: "no good" is not a name of a query.*\n.*names\.txt:3: /);
    const table = writeBelow(folder, 't.csv', 'job,time_s\na,1\n');
    expect((await callCommand('new-suite', [table, '--id', 'x'], folder)).stderr).toContain(
      '--query-column: job, time_s',
    );
    expect((await callCommand('new-suite', [table, '--id', 'x', '--query-column', 'job'], folder)).code).toBe(0);
  }));
