import type { EngineRecord } from '../../benchmark/model/round';
import { capitalise } from '../../benchmark/text/names';
import { countNoun } from '../../benchmark/text/numbers';

const DAY_MS = 86_400_000;
/** The space around a text. */
const SPACE = 8;

/** Width of a text in 11 px Verdana, by narrow, wide, and other characters. */
function widthOf(text: string): number {
  const width = (character: string) => (/[ .,fijlrt]/.test(character) ? 4.1 : /[A-Zmw]/.test(character) ? 9 : 6.8);
  return [...text].reduce((sum, character) => sum + width(character), 0);
}

/** "12 days older than"; "older than" if a date is unknown. */
function olderThan(from: string | undefined, to: string | undefined): string {
  if (from === undefined || to === undefined) return 'older than';
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  return days > 0 ? `${countNoun(days, 'day')} older than` : 'released before';
}

/** "measured 1.0.0, 12 days older than the newest release 1.2.0", by the dates of the engine's file; `versions` have results. */
export function badgeText({ releases }: Pick<EngineRecord, 'releases'>, versions: ReadonlySet<string>): string {
  const released = releases.filter(({ build }) => build === undefined);
  const [newest, measured] = [released.at(-1), released.findLast(({ version }) => versions.has(version))];
  if (!newest || !measured) return 'not measured';
  if (newest === measured) return `measured ${measured.version}, the newest release`;
  return `measured ${measured.version}, ${olderThan(measured.date, newest.date)} the newest release ${newest.version}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An SVG of one line: the engine, then how new its measured release is. Gray, because hue is the verdict only. */
export function badgeSvg(engine: EngineRecord, versions: ReadonlySet<string>): string {
  const [name, text] = [capitalise(engine.name), badgeText(engine, versions)];
  const [left, right] = [name, text].map((part) => Math.ceil(widthOf(part) + 2 * SPACE)) as [number, number];
  const label = (x: number, part: string, width: number) =>
    `<text x="${x + SPACE}" y="14" textLength="${width - 2 * SPACE}">${escaped(part)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${escaped(`${name}: ${text}`)}">
<title>${escaped(`${name}: ${text}`)}</title>
<rect width="${left + right}" height="20" rx="3" fill="#4a5460"/><path d="M${left} 0H3a3 3 0 0 0-3 3v14a3 3 0 0 0 3 3h${left - 3}z" fill="#6e7781"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${label(0, name, left)}${label(left, text, right)}</g>
</svg>
`;
}
