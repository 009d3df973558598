import { compareMemory } from '../../benchmark/comparison/memory';
import type { Comparison } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import { latestDate } from '../../benchmark/model/order';
import { suiteLabel } from '../../benchmark/model/queries';
import type { Report } from '../../benchmark/model/report';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { baselineOf, type Round } from '../../benchmark/model/round';
import { compareVersions } from '../../benchmark/model/versions';
import { tableFormatText } from '../../benchmark/text/dataSize';
import { splitLead } from '../../benchmark/text/lead';
import { engineName, engineTitle } from '../../benchmark/text/names';
import { formatMonth } from '../../benchmark/text/numbers';
import { evidenceText } from '../../benchmark/text/publisher';
import { memorySentence } from '../../figures/shared/memory';
import { comparePair, pairPath, shownPairs } from '../home/engineSummary/pairs';
import { plainSize } from '../resultSet/table';

/** One release of an engine, compared with vanilla Spark in the same round. */
export interface Edition {
  path: string;
  title: string;
  day: string;
  sentence: string;
  detail: string;
}

/** The editions of one subject: an engine, a publisher, and a data size; by table format, each the newest release first. */
export interface EditionGroup {
  engine: string;
  publisher: string;
  size: string;
  formats: { format: string; editions: Edition[] }[];
}

interface EditionsInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Round[];
  reports: readonly Report[];
}

interface Measured {
  round: Round;
  comparison: Comparison;
}

/** Every set of a round with its baseline in the same round, without the second sets of a release. */
function measured({ resultSets, environments, rounds }: EditionsInput): Measured[] {
  const sets = new Map(resultSets.map((set) => [set.id, set]));
  return rounds.flatMap((round) => {
    const variants = (round.variants ?? []).map(({ resultSet }) => resultSet);
    return round.resultSets.flatMap((id) => {
      const candidate = variants.includes(id) ? undefined : sets.get(id);
      const baseline = candidate && baselineOf(candidate, round, sets);
      return baseline ? [{ round, comparison: comparePair({ baseline, candidate }, environments) }] : [];
    });
  });
}

function edition(comparison: Comparison, reports: readonly Report[]): Edition {
  const { verdict, baseline, candidate } = comparison;
  const memory = compareMemory(comparison);
  return {
    path: pairPath({ baseline, candidate }, shownPairs(reports)),
    title: `${engineTitle(candidate.engine)} vs. ${engineName(baseline.engine)}`,
    day: formatMonth(latestDate([candidate])),
    sentence: `${verdict.word}. ${splitLead(verdict.sentence).lead}${memory ? ` ${memorySentence(comparison, memory)}.` : ''}`,
    detail: `${evidenceText([baseline, candidate])} · ${suiteLabel(candidate.suite)}`,
  };
}

/** The editions of every subject that a round measured. */
export function editions(input: EditionsInput): EditionGroup[] {
  const subject = ({ round, comparison: { candidate } }: Measured) =>
    [candidate.engine.id, round.publisher, plainSize(candidate.suite)].join('|');
  const newestFirst = (a: Measured, b: Measured) =>
    compareVersions(b.comparison.candidate.engine.version, a.comparison.candidate.engine.version);
  return [...groupBy(measured(input), subject)].map(([key, all]) => {
    const [engine = '', publisher = '', size = ''] = key.split('|');
    const formats = groupBy([...all].sort(newestFirst), ({ comparison }) =>
      tableFormatText(comparison.candidate.suite),
    );
    return {
      engine,
      publisher,
      size,
      formats: [...formats].map(([format, own]) => ({
        format,
        editions: own.map(({ comparison }) => edition(comparison, input.reports)),
      })),
    };
  });
}
