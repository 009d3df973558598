import { remainingLines } from '../../../../../../src/components/compare/browser/localResults/contribution';
import { expect, test } from '../../../../support/test';

const lines = (sides: string[]) => remainingLines('my-results', sides, 'https://github.com/them/site');

test('the remaining lines unpack one archive, compare both sides, and add every own set', () => {
  expect(lines(['own_mine', 'own_other', 'theirs'])).toEqual([
    'git clone https://github.com/YOU/site && cd site   # your fork',
    'npm ci',
    'git switch -c my-results',
    'unzip -o ~/Downloads/my-results.zip',
    'npm run compare -- mine other',
    'npm run new-report -- REPORT --baseline mine --candidate other --candidate theirs   # optional',
    'npm run check',
    'git add static/data docs && git commit -m "Add mine, other"',
    'npm run diff -- origin/main',
    'git push -u origin my-results   # then open the pull request',
  ]);
  expect(lines(['theirs', 'own_mine'])[4]).toBe('npm run compare -- theirs mine');
});
