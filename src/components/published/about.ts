import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { Report } from '../../benchmark/model/report';
import { capitalise } from '../../benchmark/text/names';
import { measuredText } from '../../benchmark/text/statistic';
import { suiteText } from '../../figures/shared/captions';
import type { AboutTexts } from './aboutTerms';
import { AS_PUBLISHED, ORIGINAL } from './statements';

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

function suites(sets: readonly Pick<PublishedComparison, 'suite'>[]): string {
  const texts = sets.flatMap(({ suite }) =>
    suite
      ? [`${suiteText({ suite })}, query version ${suite.queryVersion}. Not comparable to published TPC results.`]
      : [],
  );
  return unique(texts).join(' ');
}

/** One line per text with the ids of its comparisons, unless one text applies to all. */
function byText(sets: readonly PublishedComparison[], text: (set: PublishedComparison) => string): string {
  const texts = unique(sets.map(text));
  if (texts.length === 1 && sets.every((set) => text(set) !== '')) return texts[0] ?? '';
  const ids = (wanted: string) => sets.filter((set) => text(set) === wanted).map(({ id }) => id);
  return texts.map((wanted) => `${ids(wanted).join(', ')}: ${wanted}`).join('\n');
}

/** Notes that several comparisons share in the first line, then one line per comparison with its own. */
function knownProblems(sets: readonly PublishedComparison[]): string {
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

function proposalText(standing: Report['standing']): string {
  return standing === 'proposed'
    ? 'Proposed: the source is a pull request that had not been merged at the time of the snapshot.'
    : AS_PUBLISHED;
}

/** Texts of "About the data" on published comparisons, by term; empty without one. */
export function publishedAbout(sets: readonly PublishedComparison[], standing: Report['standing']): AboutTexts {
  if (sets.length === 0) return {};
  const sentence = (text: string) => (text === '' ? '' : `${capitalise(text)}.`);
  return {
    Suite: suites(sets),
    Status: proposalText(standing),
    Statistic: byText(sets, (set) => sentence(measuredText(set)) || 'Not reported.'),
    'Known problems': knownProblems(sets),
    'Changes on import': byText(sets, ({ changes }) => sentence(changes)),
  };
}

/** Distinct texts of the notes on these parts of an artifact; '' for none. */
function noteTexts({ notes }: ResourceUsage, isWanted: (about: string) => boolean): string {
  return unique(notes.filter(({ about }) => isWanted(about)).map(({ text }) => text)).join(' ');
}

/** Texts on time series with queries, by term; empty without any. */
export function usageAbout(usage: ResourceUsage | null): AboutTexts {
  if (!usage) return {};
  return {
    Suite: suites([usage]),
    Status: ORIGINAL,
    Environment: noteTexts(usage, (about) => about === 'environment'),
    'Known problems': noteTexts(usage, (about) => about !== 'environment'),
    'Changes on import': `${capitalise(usage.changes)}.`,
  };
}
