import { warning } from '../../benchmark/model/problem';
import type { Claim } from '../../benchmark/model/report';
import type { Problem } from '../../benchmark/model/resultSet';
import type { Page } from './parsePage';
import { blankOut, lineAt, prose, stripTexts } from './prose';

/** Words that make a claim about all cases, which needs evidence. */
const WORDS = /(?<![\p{L}\p{N}-])(?:(?<!\bat\s)most|nobody|no\s+one|always|never)(?![\p{L}\p{N}-])/giu;

/** Node types that make no claim: headings, and links, which cite their evidence. */
const NO_CLAIMS = ['heading', 'link'];
const TITLE = /^title:[^\n]*$/gm;
const QUOTED = /“[^”]*”/g;

const CURE =
  'compute it with <Value>, cite it with <Cited>, list the words with their evidence under `claims` in report.json, or state only what is known';

/**
 * Returns a warning for every word of a report or post that makes a claim about all cases ("most", "nobody", "no one",
 * "always", "never"). Ignores code, components, `Value`, `Cited`, links, headings, words in “quotation marks”, "at
 * most", and words inside the text of one of `claims`. Returns an empty list for a page that is not valid MDX.
 */
export function findBareClaims(page: Page, claims: readonly Pick<Claim, 'text'>[]): Problem[] {
  if (page.error) return [];
  const spoken = prose(page, NO_CLAIMS).replace(TITLE, blankOut).replace(QUOTED, blankOut);
  const text = stripTexts(
    spoken,
    claims.map((claim) => claim.text),
    page.text,
  );
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) =>
    warning(page.path, lineAt(text, index), `“${word.replace(/\s+/g, ' ')}” makes a claim without evidence`, CURE),
  );
}
