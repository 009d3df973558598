import type { SpeedupBar as Bar } from '../../resultSet/speedupBars';
import styles from './styles.module.css';

/** The bar of a speedup with a line at 1×: solid, tinted, or dashed. Hidden from screen readers. */
export default function SpeedupBar({ bar: { one, at, way, strength }, className }: { bar: Bar; className?: string }) {
  const place = { left: `${Math.min(one, at)}%`, width: `${Math.abs(at - one)}%` };
  return (
    <span className={`${styles.track} ${className}`} data-verdict={way} data-strength={strength} aria-hidden="true">
      <span className={styles.bar} data-side={at < one ? 'left' : 'right'} style={place} />
    </span>
  );
}
