import { useMemo, useSyncExternalStore } from 'react';
import {
  decidingInMix,
  type MixQuery,
  mixBand,
  mixTimes,
  ownShares,
  type Shares,
  withShare,
} from '../../../benchmark/mix/mix';
import type { MixSides, SidesQuery } from '../../../benchmark/mix/mixSides';
import { getOwnValue } from '../../../benchmark/model/guards/record';
import { suiteTitle } from '../../../benchmark/model/queries';
import type { Suite } from '../../../benchmark/model/resultSet';
import { capitalise, engineTitle } from '../../../benchmark/text/names';
import { formatShare, formatSpeedup } from '../../../benchmark/text/numbers';
import control from '../../../css/control.module.css';
import panel from '../../../css/panel.module.css';
import type { ScatterSpec } from '../../../figures/scatter/spec';
import Bars from '../../ui/Bars';
import Note from '../../ui/Note';
import { localSetStore, NO_LOCAL_SETS } from '../browser/localResults/localSets';
import type { MixPart } from '../browser/messages';
import ComputedFigure, { type Computed } from '../Compare/ComputedFigure';
import type { AddressState } from '../state/useCompareState';
import useTextField from '../state/useTextField';
import type { CompareState } from '../urlState';
import { chosenMix, type MixPreset, mixPresets, printShares } from './mixChoice';
import { deciderText, mixAnswer } from './mixWords';
import styles from './styles.module.css';
import usePatterns from './usePatterns';
import Weights from './Weights';

/** Queries whose pattern is known. */
function withPatterns<Query extends Pick<SidesQuery, 'query' | 'times'>>(
  queries: readonly Query[],
  texts: ReturnType<typeof usePatterns>,
): (Query & MixQuery)[] {
  return queries.flatMap((query) => {
    const pattern = texts && getOwnValue(texts, query.query)?.kind;
    return pattern ? [{ ...query, pattern }] : [];
  });
}

/** The shares of the sets that the reader opened, as choices: "Your results, Comet 1.2.0". */
function useOwnPresets({ name }: Suite, texts: ReturnType<typeof usePatterns>): MixPreset[] {
  const { sets } = useSyncExternalStore(localSetStore.listen, localSetStore.state, () => NO_LOCAL_SETS);
  return sets.flatMap(({ loaded: { resultSet }, entry }) => {
    const rows = resultSet.suite.name === name ? resultSet.rows : [];
    const timed = rows.flatMap(({ query, timeS }) => (timeS === null ? [] : [{ query, times: [timeS] }]));
    const choice = printShares(ownShares(withPatterns(timed, texts)));
    return choice === '' ? [] : [{ choice, label: `Your results, ${engineTitle(entry.engine)}` }];
  });
}

interface FormProps {
  choice: string;
  choose: (choice: string) => void;
  presets: readonly MixPreset[];
  /** Shares of the mix, and of the suite as it is. */
  shares: Shares;
  own: Shares;
  baseline: string;
}

/** Presets, and a slider for each pattern. */
function MixForm({ choice, choose, presets, shares, own, baseline }: FormProps) {
  const bySize = (a: string, b: string) => (own.get(b) ?? 0) - (own.get(a) ?? 0);
  return (
    <>
      <fieldset className={styles.fields}>
        <legend>Start from</legend>
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className={control.pill}
              aria-pressed={preset.choice === choice}
              onClick={() => choose(preset.choice)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>How much of your time on {baseline} each pattern takes</legend>
        {[...own.keys()].sort(bySize).map((pattern) => {
          const share = shares.get(pattern) ?? 0;
          return (
            <label key={pattern} className={styles.share}>
              <span>{capitalise(pattern)}</span>
              <input
                type="range"
                min={0}
                max={100}
                value={Math.round(share)}
                aria-valuetext={`${Math.round(share)}%`}
                onChange={({ target }) => choose(printShares(withShare(shares, pattern, Number(target.value), own)))}
              />
              <output>{formatShare(share / 100, 0)}</output>
            </label>
          );
        })}
      </fieldset>
    </>
  );
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

/** The answer for the reader's mix of queries, its form, and all queries as a figure; nothing without patterns. */
function Section({ part: { sides, figure }, suite, state, change, of }: SectionProps) {
  const texts = usePatterns(suite);
  const queries = useMemo(() => withPatterns(sides.queries, texts), [sides, texts]);
  const [choice, choose] = useTextField(state.mix, (mix) => change({ mix }, 'mix'));
  const { mix, problems } = useMemo(() => chosenMix(choice, queries), [choice, queries]);
  const presets = [...mixPresets(queries, suiteTitle(suite)), ...useOwnPresets(suite, texts)];
  const charts = useMemo(() => {
    const counted = new Map(mix.queries.map(({ query, pattern }) => [query, (mix.shares.get(pattern) ?? 0) > 0]));
    const patterns = new Map(queries.map(({ query, pattern }) => [query, pattern]));
    return of.charts.map((spec) => (spec.kind === 'scatter' ? markedQueries(spec, patterns, counted) : spec));
  }, [of.charts, mix, queries]);
  if (!texts) return <div className={styles.room} />;
  if (queries.length === 0) return null;
  const times = mixTimes(mix);
  const decider = decidingInMix(mix, sides.compared);
  const answer = mixAnswer(sides, times, mixBand(mix, sides.reruns));
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
          <ComputedFigure figure={figure} of={{ ...of, charts }} awake={choice !== ''} />
        </div>
      </div>
    </>
  );
}

interface Props extends Omit<SectionProps, 'part'> {
  /** Null for more than two candidates. */
  part: MixPart | null;
  /** Every query that can have a weight. */
  queries: readonly string[];
}

/** What the comparison would be for the reader's queries: as shares of patterns, or with a weight for each query. */
export default function Mix({ part, queries, ...props }: Props) {
  return (
    <div id="your-queries" className={styles.section}>
      {part && <Section part={part} {...props} />}
      <Weights weights={props.state.choice.weights ?? ''} queries={queries} change={props.change} />
    </div>
  );
}

/** The chart with the pattern of each query, and those outside of the mix marked. */
function markedQueries(
  spec: ScatterSpec,
  patterns: ReadonlyMap<string, string>,
  counted: ReadonlyMap<string, boolean>,
): ScatterSpec {
  const points = spec.points.map((point) => {
    const pattern = patterns.get(point.query);
    return { ...point, ...(pattern === undefined ? {} : { pattern }), isOut: counted.get(point.query) !== true };
  });
  return { ...spec, points };
}
