import type { AboutRow } from './about';
import { suiteText } from './captions';
import { capitalise, formatDate } from './format';
import { AS_PUBLISHED, measuredText, type Summary } from './publishedFigures';
import type { Published } from './publishedTypes';
import type { SummaryReport } from './reportTypes';

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

function suites(sets: readonly Published[]): string {
  const texts = sets.flatMap(({ suite }) =>
    suite
      ? [`${suiteText({ suite })}, query version ${suite.queryVersion}. Not comparable to published TPC results.`]
      : [],
  );
  return unique(texts).join(' ');
}

/** A line per text, headed by the comparisons that it is about, unless one text holds for all. */
function byText(sets: readonly Published[], text: (set: Published) => string): string {
  const texts = unique(sets.map(text));
  if (texts.length === 1 && sets.every((set) => text(set) !== '')) return texts[0] ?? '';
  const ids = (wanted: string) => sets.filter((set) => text(set) === wanted).map(({ id }) => id);
  return texts.map((wanted) => `${ids(wanted).join(', ')}: ${wanted}`).join('\n');
}

/** The notes that several comparisons share in the first line, those of one in a line that it heads. */
function knownProblems(sets: readonly Published[]): string {
  const holders = (text: string) => sets.filter(({ notes }) => notes.some((note) => note.text === text));
  const all = unique(sets.flatMap(({ notes }) => notes.map(({ text }) => text)));
  const alone = sets.length === 1;
  const shared = all.filter((text) => alone || holders(text).length > 1).join(' ');
  const own = sets.map((set) => {
    const texts = unique(set.notes.map(({ text }) => text)).filter((text) => !alone && holders(text).length === 1);
    return texts.length === 0 ? '' : `${set.id}: ${texts.join(' ')}`;
  });
  return unique([shared, ...own]).join('\n');
}

function standing({ standing: word }: SummaryReport): string {
  return word === 'proposed'
    ? 'Proposed: the source is a pull request that was not merged when it was read.'
    : AS_PUBLISHED;
}

/** The list "About these numbers" of a report of published summaries. Rows without a text are left out. */
export function summaryAbout(summaries: readonly Summary[], report: SummaryReport): AboutRow[] {
  const sets = summaries.map(({ published }) => published);
  const sentence = (text: string) => (text === '' ? '' : `${capitalise(text)}.`);
  return [
    { term: 'Suite', text: suites(sets), links: [] },
    { term: 'Standing', text: standing(report), links: [] },
    { term: 'Statistic', text: byText(sets, (set) => measuredText(set) || 'Not stated.'), links: [] },
    {
      term: 'Artifacts',
      text: `Published ${formatDate(report.published)}.`,
      links: sets.map(({ id }) => ({ label: id, path: `/data/published/${id}/datapackage.json` })),
    },
    { term: 'Known problems', text: knownProblems(sets), links: [] },
    { term: 'Changes on import', text: byText(sets, ({ changes }) => sentence(changes)), links: [] },
  ].filter(({ text }) => text !== '');
}
