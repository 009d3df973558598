import type { BucketScheme } from '../../../benchmark/model/report';
import control from '../../../css/control.module.css';
import type { PartProps } from '../state/partProps';
import ClientFigure from './ClientFigure';
import styles from './styles.module.css';

const SCHEMES: { scheme: BucketScheme; label: string; figure: string }[] = [
  { scheme: 'speedup', label: 'Speedup', figure: 'distribution-pair' },
  { scheme: 'time-change', label: 'Time change', figure: 'time-change' },
];

/** How many queries lie in which range, in the scheme that the reader wants. */
export default function Distribution({ state, change, ...props }: PartProps) {
  const { scheme } = props.page.headline.buckets;
  return (
    <>
      <fieldset className={`${styles.schemes} no-print`}>
        <legend>Group by</legend>
        {SCHEMES.map((entry) => (
          <button
            key={entry.scheme}
            type="button"
            className={control.choice}
            aria-pressed={entry.scheme === state.buckets}
            onClick={() => change({ buckets: entry.scheme })}
          >
            {entry.label}
          </button>
        ))}
      </fieldset>
      {SCHEMES.filter((entry) => entry.scheme === scheme).map(({ figure }) => (
        <ClientFigure key={figure} {...props} figure={figure} />
      ))}
    </>
  );
}
