import { statementProblems } from '../../../../src/benchmark/artifacts/checkStatements';
import { expect, test } from '../../support/test';
import { environment, statement } from '../support';

function problemsOf(day: string) {
  const withdrawn = { day, commit: 'abc', reason: 'Clarify and correct' };
  const statements = [statement(12, '2026-02-01'), { ...statement(24, '2026-02-01'), withdrawn }];
  const lineOf = (at: (string | number)[]) => (at.join('.') === 'statements.1.withdrawn.day' ? 7 : null);
  return statementProblems({ environment: environment({ statements }), path: 'one.json', lineOf });
}

test('a statement cannot be withdrawn before its date', () => {
  const [problem, ...others] = problemsOf('2026-01-31');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ path: 'one.json', line: 7 });
  expect(problem?.message).toContain('got 2026-01-31 for a statement of 2026-02-01');
  expect([problemsOf('2026-02-01'), problemsOf('2026-03-01')]).toEqual([[], []]);
});
