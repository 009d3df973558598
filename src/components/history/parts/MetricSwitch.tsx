import useUrlState from '../../ui/useUrlState';
import styles from './metrics.module.css';

interface Props {
  /** Name of the radio buttons, unique on the page. */
  group: string;
  /** ID and name of each metric. */
  metrics: { id: string; name: string }[];
}

/** The ID of the metric that a URL shows: "median" for ?metric=median; '' for the first. */
function metricOf(search: string): string {
  return new URLSearchParams(search).get('metric') ?? '';
}

function withMetric(metric: string, search: string): string {
  const query = new URLSearchParams(search);
  if (metric === '') query.delete('metric');
  else query.set('metric', metric);
  return query.size === 0 ? '' : `?${query}`;
}

/** Radio buttons; the checked one sets which figure is visible. They work without scripts; with scripts, the URL has the choice. */
export default function MetricSwitch({ group, metrics }: Props) {
  const [metric, choose] = useUrlState(metricOf, withMetric);
  const shown = Math.max(
    0,
    metrics.findIndex(({ id }) => id === metric),
  );
  return (
    <fieldset className={`${styles.switch} no-print`}>
      <legend className="visually-hidden">Metric</legend>
      {metrics.map(({ id, name }, index) => (
        <label key={id}>
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            checked={index === shown}
            onChange={() => choose(index === 0 ? '' : id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
