import { warning } from '../../benchmark/model/problem';
import type { Claim } from '../../benchmark/model/report';
import type { Problem } from '../../benchmark/model/resultSet';
import type { Page } from './parsePage';
import { blank, lineAt, prose, withoutTexts } from './prose';

/** Words that speak of every case, or of two things as one: whoever reads them can ask how that is known. */
const WORDS = /(?<![\p{L}\p{N}-])(?:(?<!\bat\s)most|nobody|no\s+one|only|always|never|the\s+same)(?![\p{L}\p{N}-])/giu;

/** What makes no claim of its own: headings, and links, which name their evidence themselves. */
const NO_CLAIMS = ['heading', 'link'];
/** The title of the front matter, and quoted words. */
const TITLE = /^title:[^\n]*$/gm;
const QUOTED = /“[^”]*”/g;

const CURE =
  'compute it with <Value>, cite it with <Cited>, or list it with its evidence under `claims` in report.json';

/**
 * Every word of a report or post that claims something of all cases ("most", "nobody", "no one", "only", "always", "never") or of two
 * things ("the same"), as a warning at its line. Exempt are code, components, `Value`, `Cited`, links, headings, words in “quotation
 * marks”, "at most", and what stands within the text of one of `claims`. None of a page that
 * is no MDX.
 */
export function bareClaims(page: Page, claims: readonly Pick<Claim, 'text'>[]): Problem[] {
  if (page.error) return [];
  const spoken = prose(page, NO_CLAIMS).replace(TITLE, blank).replace(QUOTED, blank);
  const text = withoutTexts(
    spoken,
    claims.map((claim) => claim.text),
    page.text,
  );
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) =>
    warning(page.path, lineAt(text, index), `“${word.replace(/\s+/g, ' ')}” makes a claim without evidence`, CURE),
  );
}
