import { lostLinks } from './builtLinks';
import { expect, fileTest as test } from './site';

/** Canonical URL that Docusaurus writes into the 404 page. */
const NOWHERE = /^404\.html: \S*\/404\.html\/$/;
/** Table of contents of the compare page, whose sections exist only after two result sets are chosen. */
const LATER = /^compare\/index\.html: #/;

test('every link on pages, and in feeds, embeds, and published files, has an existing target', () => {
  const { lost, followed } = lostLinks();
  expect(followed).toBeGreaterThan(2000);
  expect(lost.filter((line) => !NOWHERE.test(line) && !LATER.test(line))).toEqual([]);
});
