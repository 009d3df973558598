import { type Shares, withShare } from '../../../benchmark/mix/mix';
import { capitalise } from '../../../benchmark/text/names';
import { formatShare } from '../../../benchmark/text/numbers';
import control from '../../../css/control.module.css';
import { type MixPreset, printShares } from './mixChoice';
import styles from './styles.module.css';

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
export default function MixForm({ choice, choose, presets, shares, own, baseline }: FormProps) {
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
