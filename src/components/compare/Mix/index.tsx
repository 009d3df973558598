import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { QueryText } from '../../../benchmark/artifacts/queryDescriptions';
import { decidingInMix, type Mix as MixOf, type MixQuery, mixTimes, ownShares } from '../../../benchmark/mix/mix';
import { mixEstimate } from '../../../benchmark/mix/mixEstimate';
import type { MixSides, SidesQuery } from '../../../benchmark/mix/mixSides';
import { getOwnValue } from '../../../benchmark/model/guards/record';
import { suiteTitle } from '../../../benchmark/model/queries';
import type { Suite } from '../../../benchmark/model/resultSet';
import { capitalise, engineTitle } from '../../../benchmark/text/names';
import { formatShare, formatSpeedup } from '../../../benchmark/text/numbers';
import panel from '../../../css/panel.module.css';
import type { ScatterSpec } from '../../../figures/scatter/spec';
import Bars from '../../ui/Bars';
import Note from '../../ui/Note';
import { localSetStore, NO_LOCAL_SETS } from '../browser/localResults/localSets';
import type { MixPart } from '../browser/messages';
import ComputedFigure, { type Computed } from '../Compare/ComputedFigure';
import type { PartProps } from '../state/partProps';
import type { AddressState } from '../state/useCompareState';
import useNear from '../state/useNear';
import useTextField from '../state/useTextField';
import type { CompareState } from '../urlState';
import MixForm from './MixForm';
import { chosenMix, type MixPreset, mixPresets, printShares } from './mixChoice';
import { deciderText, mixAnswer } from './mixWords';
import QueryDetail from './QueryDetail';
import styles from './styles.module.css';
import Weights from './Weights';

/** Queries whose pattern is known. */
function withPatterns<Query extends Pick<SidesQuery, 'query' | 'times'>>(
  queries: readonly Query[],
  texts: Record<string, QueryText> | null,
): (Query & MixQuery)[] {
  return queries.flatMap((query) => {
    const pattern = texts && getOwnValue(texts, query.query)?.kind;
    return pattern ? [{ ...query, pattern }] : [];
  });
}

/** The shares of the sets that the reader opened, as choices: "Your results, Comet 1.2.0". */
function useOwnPresets({ name }: Suite, texts: Record<string, QueryText>): MixPreset[] {
  const { sets } = useSyncExternalStore(localSetStore.listen, localSetStore.state, () => NO_LOCAL_SETS);
  return sets.flatMap(({ loaded: { resultSet }, entry }) => {
    const rows = resultSet.suite.name === name ? resultSet.rows : [];
    const timed = rows.flatMap(({ query, timeS }) => (timeS === null ? [] : [{ query, times: [timeS] }]));
    const choice = printShares(ownShares(withPatterns(timed, texts)));
    return choice === '' ? [] : [{ choice, label: `Your results, ${engineTitle(entry.engine)}` }];
  });
}

/** Time of each side as bars, and the query that matters most. */
function Times({ sides, times, decider }: { sides: MixSides; times: readonly number[]; decider: string }) {
  const [baseline = ''] = sides.names;
  const longest = Math.max(...times);
  const bars = sides.names.map((name, side) => {
    const time = times[side] as number;
    const value = formatShare(time, 0);
    return {
      name: capitalise(name),
      detail: '',
      percent: (100 * time) / longest,
      value: side === 0 ? value : `${value}, ${formatSpeedup(1 / time)}`,
      isBaseline: side === 0,
    };
  });
  const label = `Time of this mix, ${baseline} is 100%`;
  return (
    <div className={`${panel.panel} ${styles.times}`}>
      <p className={styles.title}>{label}</p>
      <Bars label={label} bars={bars} />
      <p className={styles.remark}>
        {decider} Within a pattern, queries keep the proportions of their times. A mix of benchmark queries is not your
        workload: it shows which patterns decide.
      </p>
    </div>
  );
}

interface SectionProps {
  part: MixPart;
  suite: Suite;
  state: Pick<CompareState, 'mix' | 'choice'>;
  change: AddressState['change'];
  /** Context of the figure. */
  of: Computed;
}

interface AnswerProps extends SectionProps {
  texts: Record<string, QueryText>;
  /** Those with a pattern; at least one. */
  queries: readonly (SidesQuery & MixQuery)[];
}

/** The mix of a choice with its times, its query that matters most, and its answer. */
function useAnswer({ part: { sides }, queries }: AnswerProps, choice: string) {
  return useMemo(() => {
    const { mix, problems } = chosenMix(choice, queries);
    const times = mixTimes(mix);
    return {
      mix,
      problems,
      times,
      decider: decidingInMix(mix, sides.compared),
      answer: mixAnswer(sides, times, mixEstimate(mix, sides)),
    };
  }, [choice, queries, sides]);
}

/** The answer for the reader's mix, its form, all queries as a figure, and one of them: the chosen one, at first the most important. */
function Answer(props: AnswerProps) {
  const { part, queries, texts, suite, state, change, of } = props;
  const { sides, figure } = part;
  const [choice, choose] = useTextField(state.mix, (mix) => change({ mix }, 'mix'));
  const { mix, problems, times, decider, answer } = useAnswer(props, choice);
  const [pointed, pointAt] = useState('');
  const shown = [pointed, decider?.query].flatMap((name) => queries.find(({ query }) => query === name) ?? [])[0];
  const presets = [...mixPresets(queries, suiteTitle(suite)), ...useOwnPresets(suite, texts)];
  const charts = useMemo(
    () => of.charts.map((spec) => (spec.kind === 'scatter' ? markedQueries(spec, queries, mix) : spec)),
    [of.charts, mix, queries],
  );
  return (
    <>
      <h2>What would it be for my queries?</h2>
      <p className={styles.answer} role="status">
        {answer.lead} <strong>{answer.conclusion}</strong>
      </p>
      {problems.map((problem) => (
        <Note key={problem} kind="warning" text={`Ignored: mix: ${problem}.`} />
      ))}
      <div className={styles.mix}>
        <div className="no-print">
          <MixForm
            {...{ choice, choose, presets }}
            shares={mix.shares}
            own={ownShares(queries)}
            baseline={sides.names[0] ?? ''}
          />
        </div>
        <div className={styles.results}>
          <Times sides={sides} times={times} decider={decider ? deciderText(sides, decider) : ''} />
          <ComputedFigure figure={figure} of={{ ...of, charts }} awake={choice !== ''} onQuery={pointAt} />
          {shown && (
            <QueryDetail
              sides={sides}
              query={shown}
              text={getOwnValue(texts, shown.query)}
              page={of.queryUrl?.replace('*', () => shown.query)}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The answer for the reader's mix of queries; nothing without patterns. */
function Section({ texts, ...props }: SectionProps & Pick<PartProps, 'texts'>) {
  const { part } = props;
  const queries = useMemo(() => withPatterns(part.sides.queries, texts), [part, texts]);
  if (!texts) return <div className={styles.room} />;
  return queries.length === 0 ? null : <Answer {...props} {...{ texts, queries }} />;
}

interface Props extends Omit<SectionProps, 'part'>, Pick<PartProps, 'texts'>, Partial<Pick<PartProps, 'isWhole'>> {
  /** Null for more than two candidates. */
  part: MixPart | null;
  /** Every query that can have a weight. */
  queries: readonly string[];
}

/** What the comparison would be for the reader's queries: as shares of patterns, or with a weight for each query. */
export default function Mix({ part, queries, texts, isWhole = false, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, isWhole);
  useEffect(() => {
    if (!isWhole && window.location.hash === `#${box.current?.id}`) box.current?.scrollIntoView();
  }, [isWhole]);
  return (
    <div ref={box} id="your-queries" className={styles.section}>
      {part && <Section part={part} texts={isNear ? texts : null} {...props} />}
      <Weights weights={props.state.choice.weights ?? ''} queries={queries} change={props.change} />
    </div>
  );
}

/** The chart with the pattern of each query, and those outside of the mix marked. */
function markedQueries(spec: ScatterSpec, queries: readonly MixQuery[], mix: MixOf): ScatterSpec {
  const patterns = new Map(queries.map(({ query, pattern }) => [query, pattern]));
  const counted = new Set(
    mix.queries.flatMap(({ query, pattern }) => ((mix.shares.get(pattern) ?? 0) > 0 ? [query] : [])),
  );
  const points = spec.points.map((point) => {
    const pattern = patterns.get(point.query);
    return { ...point, ...(pattern === undefined ? {} : { pattern }), isOut: !counted.has(point.query) };
  });
  return { ...spec, points };
}
