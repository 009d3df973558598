import { remainingLines } from '../../../../src/browser/own/contribution';
import { expect, test } from '../../support/test';

const compared = (id: string, sides: string[]) =>
  remainingLines(id, sides, 'https://github.com/them/site').find((line) => line.startsWith('npm run compare'));

test('the lines that remain compare a set with the other side, never with itself', () => {
  expect(compared('mine', ['own_mine', 'theirs'])).toBe('npm run compare -- mine theirs');
  expect(compared('mine', ['theirs', 'own_mine'])).toBe('npm run compare -- theirs mine');
  expect(compared('mine', ['own_mine', 'own_other'])).toBe('npm run compare -- mine other');
  expect(compared('other', ['own_mine', 'own_other'])).toBe('npm run compare -- mine other');
  expect(compared('mine', ['own_mine'])).toBe('npm run compare -- mine BASELINE');
});
