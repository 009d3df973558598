import { Dialogue, type Step, type Values } from '../../../scripts/lib/import/askSteps';
import { Back } from '../../../scripts/lib/import/prompts';
import { expect, test } from '../support/test';

/** A dialogue with answers from a list; '<' goes back. Questions are recorded. */
function dialogue(answers: string[]) {
  const asked: string[] = [];
  const next = (name: string) => async (): Promise<Values> => {
    asked.push(name);
    const answer = answers.shift() ?? '';
    if (answer === '<') throw new Back();
    return { [name]: answer };
  };
  const named = (values: Values) => values.source !== undefined;
  const steps: Step[] = [
    { name: 'harness', ask: next('harness') },
    { name: 'source', ask: next('source') },
    { name: 'address', ask: next('address'), after: 'source', isAsked: named },
    { name: 'day', ask: next('day'), after: 'source', isAsked: named },
    { name: 'licence', ask: next('licence') },
  ];
  return { own: new Dialogue(steps), asked };
}

test('going back skips questions that were not asked', async () => {
  const { own, asked } = dialogue(['h', '', '<', 'A page', 'https://a.example/', '2026-01-01', 'MIT']);
  expect(await own.askAll()).toEqual({
    harness: 'h',
    source: 'A page',
    address: 'https://a.example/',
    day: '2026-01-01',
    licence: 'MIT',
  });
  expect(asked).toEqual(['harness', 'source', 'licence', 'source', 'address', 'day', 'licence']);
});

test('editing an answer repeats its dependent questions, and drops answers that no longer apply', async () => {
  const { own, asked } = dialogue(['h', '', 'MIT', 'A page', 'https://a.example/', '2026-01-01', '']);
  await own.askAll();
  expect(await own.askAgain('source')).toMatchObject({
    source: 'A page',
    address: 'https://a.example/',
    day: '2026-01-01',
  });
  expect(asked.slice(3)).toEqual(['source', 'address', 'day']);
  expect(await own.askAgain('source')).toEqual({ harness: 'h', licence: 'MIT' });
});
