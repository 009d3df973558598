import type { StepRound } from '../../../benchmark/history/steps';
import styles from './styles.module.css';

interface Props {
  rounds: readonly StepRound[];
  from: StepRound;
  to: StepRound;
  choose: (from: string, to: string) => void;
  /** Whether scripts run: before that it cannot answer, and only its room is kept. */
  ready: boolean;
}

/** The two rounds that are held against each other: any two of the line. */
export default function Choice({ rounds, from, to, choose, ready }: Props) {
  return (
    <p className={`${styles.choice} no-print`} data-ready={ready}>
      <Pick label="From" rounds={rounds} chosen={from} choose={(id) => choose(id, to.id)} />
      <Pick label="To" rounds={rounds} chosen={to} choose={(id) => choose(from.id, id)} />
    </p>
  );
}

interface PickProps {
  label: string;
  rounds: readonly StepRound[];
  chosen: StepRound;
  choose: (id: string) => void;
}

function Pick({ label, rounds, chosen, choose }: PickProps) {
  return (
    <label className={styles.pick}>
      <span>{label}</span>
      <select className={styles.select} value={chosen.id} onChange={(event) => choose(event.target.value)}>
        {rounds.map(({ id, release }) => (
          <option key={id} value={id}>
            {release}
          </option>
        ))}
      </select>
    </label>
  );
}
