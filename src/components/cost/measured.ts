import { samplesOf } from '../../benchmark/comparison/side';
import { rerunSentence } from '../../benchmark/comparison/verdict';
import type { Comparison } from '../../benchmark/model/comparison';
import type { Capacity, CostSide } from '../../benchmark/model/cost/side';
import { suiteTitle } from '../../benchmark/model/queries';
import type { Side } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import { totalInterval } from '../../benchmark/statistics/repeatIntervals';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { formatQueries } from '../../benchmark/text/numbers';
import { setLinks } from '../../figures/reportFigures';
import { disclaimer, statements } from '../../figures/shared/captions';
import { type EngineSuite, firstOf, type SideName } from '../../figures/shared/suite';
import { type CostSources, inputOf } from './input';
import { nodesOf } from './nodes';
import type { CostInput } from './types';

type SuiteRun = ReturnType<typeof runAt>;

/** Side at an index of a suite: its set and times over shared queries. The baseline is 0, then the candidates. */
function runAt(suite: EngineSuite, at: number) {
  const side: Side = at === 0 ? 'baseline' : 'candidate';
  const comparison = suite.comparisons[Math.max(0, at - 1)] ?? firstOf(suite);
  const queries = comparison.matched.map(({ query }) => query);
  const set = comparison[side];
  const totalS = side === 'baseline' ? comparison.baselineS : comparison.candidateS;
  return { set, totalS, interval: totalInterval(samplesOf(set, queries)) };
}

/** A side over all suites: the sum of its times. No interval for several suites, whose joint variation is unknown. */
function sideOf(suites: readonly EngineSuite[], name: SideName, at: number, known: CostSources): CostSide {
  const runs = suites.map((suite) => runAt(suite, at));
  const [first] = runs as [SuiteRun];
  const nodes = runs.map(({ set: { id, configuration, environment: own } }) =>
    nodesOf({ id, configuration, environment: known.environments.find((environment) => environment.id === own) }),
  );
  return {
    role: at === 0 ? 'baseline' : 'candidate',
    name: name.name,
    title: capitalise(name.title),
    timeS: sum(runs.map(({ totalS }) => totalS)),
    timeIntervalS: runs.length === 1 ? first.interval : null,
    ...(nodes[0] as (typeof nodes)[number]),
    ...requestsOf(suites, nodes),
  };
}

/** Requests of a side: of all suites if they are equal; otherwise the largest amounts, and the text of each suite. */
function requestsOf(
  suites: readonly EngineSuite[],
  runs: readonly Pick<CostSide, 'requested' | 'requestText'>[],
): Pick<CostSide, 'requested' | 'requestText' | 'requestVaries'> {
  const texts = runs.map(({ requestText }) => requestText);
  const [first] = runs;
  if (first && texts.every((text) => text === texts[0])) return first;
  const named = suites.map((suite, at) => `${suiteTitle(firstOf(suite).baseline.suite)} ${texts[at] || NOT_REPORTED}`);
  const largest = (key: keyof Capacity) => {
    const amounts = runs.flatMap(({ requested }) => requested[key] ?? []);
    return amounts.length === 0 ? null : Math.max(...amounts);
  };
  return {
    requested: { cores: largest('cores'), memoryGb: largest('memoryGb') },
    requestText: named.join('; '),
    requestVaries: true,
  };
}

/** True if every side ran all suites in one environment, so that its times can be added; always true for one suite. */
export function canAddTimes(suites: readonly EngineSuite[]): boolean {
  const [first] = suites;
  if (!first || suites.length === 1) return suites.length === 1;
  return [first.baseline, ...first.candidates].every((_, at) => {
    const ids = suites.map((suite) => runAt(suite, at).set.environment);
    return ids[0] !== 'unknown' && new Set(ids).size === 1;
  });
}

/** "the 22 queries of TPC-H and the 99 queries of TPC-DS that all sides ran". */
function queriesText(suites: readonly EngineSuite[], sides: number): string {
  const [only, more] = suites;
  const count = (suite: EngineSuite) => formatQueries(firstOf(suite).matched.length);
  const ran = `that ${sides === 2 ? 'both' : 'all'} sides ran`;
  if (only && !more) return `the ${count(only)} ${ran}`;
  return `${joinWords(suites.map((suite) => `the ${count(suite)} of ${suiteTitle(firstOf(suite).baseline.suite)}`))} ${ran}`;
}

/** "An interval over iterations does not cover reruns. Two runs of one engine have differed by up to 16%. No verdict: …" */
function limitsOf({ verdict, reruns }: Comparison): string {
  const reason = verdict.case === 'disputed' ? ` ${verdict.word}.` : '';
  return `An interval over iterations does not cover reruns. ${rerunSentence({ reruns })}${reason}`;
}

/** Cost input of each side, over the queries that all sides ran in all suites; at least one, whose times can be added. */
export function measuredCost(suites: readonly EngineSuite[], known: CostSources): CostInput {
  const [first] = suites as [EngineSuite];
  const names = [first.baseline, ...first.candidates];
  const comparisons = suites.flatMap((suite) => suite.comparisons);
  const sets = [...new Set(comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]))];
  const own = {
    queries: queriesText(suites, names.length),
    statement: statements(comparisons),
    disclaimer: disclaimer(firstOf(first).baseline),
    limits: limitsOf(firstOf(first)),
    sources: setLinks(sets),
  };
  return inputOf(
    names.map((name, at) => sideOf(suites, name, at, known)),
    own,
    sets.flatMap(({ environment: id }) => known.environments.find((environment) => environment.id === id) ?? []),
    known,
  );
}
