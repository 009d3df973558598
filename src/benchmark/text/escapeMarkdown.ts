/** Takes no room and is no part of a word: what GitHub would link to a person, an issue, a commit or a site is none with it inside. */
export const WORD_JOINER = '\u2060';
const LONGEST = 160;

/** Line breaks, control characters, and invisible ones. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** What Markdown or HTML gives a meaning to. Written as an entity it is text in both, in table cells and in summaries too. */
const MARKUP = /[\\`*_[\]<>|~&$]/g;

const COMMIT_ID = /\b[0-9a-f]{7,}\b/gi;

/** The text with a word joiner behind @, # and colons, inside www. and GH-1, and in every six characters of what could be a commit's id. */
function withoutLinks(text: string): string {
  return text
    .replace(COMMIT_ID, (id) => id.replace(/.{6}(?=.)/g, `$&${WORD_JOINER}`))
    .replace(/[@#:](?=\S)/g, `$&${WORD_JOINER}`)
    .replace(/(www)(\.)/gi, `$1${WORD_JOINER}$2`)
    .replace(/(GH)(-)(?=\d)/gi, `$1${WORD_JOINER}$2`);
}

/** The first `length` characters, counted whole, with … where there are more. */
function cut(text: string, length: number): string {
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
 * A text from an artifact as Markdown that shows exactly this text, on one line and cut at `length` characters: no markup, HTML, link,
 * mention, reference to an issue or break of a table comes from it. It must not stand at the beginning of a line.
 */
export function escapeMarkdown(text: string, length = LONGEST): string {
  const linkless = withoutLinks(cut(oneLine(text), length));
  return linkless.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * An address, a commit or a place in a file as Markdown that can be copied: in a code span, where nothing becomes a link or a mention.
 * What is not of visible ASCII, holds ` or |, or is longer than `length` characters is escaped like other texts.
 */
export function codeMarkdown(text: string, length = LONGEST): string {
  return /^[!-_a-{}~](?: ?[!-_a-{}~])*$/.test(text) && text.length <= length
    ? `\`${text}\``
    : escapeMarkdown(text, length);
}
