/** Zero-width character that breaks a word: GitHub does not link persons, issues, commits, or sites that contain it. */
export const WORD_JOINER = '\u2060';
const LONGEST = 160;

/** Line breaks, control characters, and invisible characters. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Characters with a meaning in Markdown or HTML. As entities they are text in both, also in tables and summaries. */
const MARKUP = /[\\`*_[\]<>|~&$]/g;

/** Possible commit ids; `_` is no letter of one, so `\b` would miss those in emphasis. */
const COMMIT_ID = /(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi;

/** The text with word joiners after @, # and colons, inside www. and GH-1, and within possible commit ids. */
function withoutLinks(text: string): string {
  return text
    .replace(COMMIT_ID, (id) => id.replace(/.{6}(?=.)/g, `$&${WORD_JOINER}`))
    .replace(/[@#:](?=\S)/g, `$&${WORD_JOINER}`)
    .replace(/(www)(\.)/gi, `$1${WORD_JOINER}$2`)
    .replace(/(GH)(-)(?=\d)/gi, `$1${WORD_JOINER}$2`);
}

/** The first `length` characters (code points), with … if there are more. */
function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

/** The text on one line: controls and runs of spaces become one space, broken characters U+FFFD. */
export function oneLine(text: string): string {
  return text
    .replace(CONTROLS, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * A text from an artifact for Markdown files and tables, on one line: it creates no markup, HTML, heading, or list, and
 * stays readable as it is. Unlike in `escapeMarkdown`, URLs can become links.
 */
export function markdownText(text: string): string {
  return oneLine(text)
    .replace(/[\\|`*[\]<>]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/^(?:(?:\d+[.)]|[#+-]+)(?=\s|$)|~{3}|-{3}|={3})/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);
}

/**
 * A text from an artifact as Markdown that shows exactly this text, on one line and cut at `length` characters: it
 * creates no markup, HTML, link, mention, issue reference, or table break. It must not start a line.
 */
export function escapeMarkdown(text: string, length = LONGEST): string {
  const linkless = withoutLinks(truncate(oneLine(text), length));
  return linkless.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A URL, commit, or file position as Markdown to copy: in a code span, where nothing becomes a link or a mention. Text
 * with ` or |, with characters other than visible ASCII, or longer than `length` is escaped instead.
 */
export function codeMarkdown(text: string, length = LONGEST): string {
  return /^[!-_a-{}~](?: ?[!-_a-{}~])*$/.test(text) && text.length <= length
    ? `\`${text}\``
    : escapeMarkdown(text, length);
}
