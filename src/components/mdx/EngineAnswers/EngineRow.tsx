import type { AnswersSpec, EngineAnswer } from '../../../benchmark/figures/answers';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  engine: EngineAnswer;
  spec: AnswersSpec;
}

/** An engine: its name, its bar, and its verdict with who measured it and how often. */
export default function EngineRow({ engine, spec }: Props) {
  const { title, setup, word, measured, details, path, others } = engine;
  return (
    <li className={styles.engine}>
      <div className={styles.name}>
        <h3>{title}</h3>
        {setup.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div className={styles.bars}>
        {spec.ticks.map(({ at }) => (
          <span key={at} className={styles.line} data-base={at === spec.baseAt} style={{ left: `${at}%` }} />
        ))}
        <Bar engine={engine} spec={spec} />
        <p style={{ marginLeft: `${spec.baseAt}%` }}>{others}</p>
      </div>
      <div className={styles.evidence}>
        <SiteLink to={path} className={styles.word}>
          {word}
        </SiteLink>
        <p>{measured}</p>
        <p>{details.join(' ')}</p>
      </div>
    </li>
  );
}

/** The bar from vanilla Spark to total time, its value, and the two other metrics as circles. */
function Bar({ engine: { rows, way, strength }, spec: { baseAt } }: Props) {
  const [total, ...others] = rows;
  const ends = [baseAt, total?.mark.at ?? baseAt];
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return (
    <div className={styles.track} data-verdict={way} data-strength={strength}>
      <span className={styles.bar} style={{ left: `${left}%`, width: `${right - left}%` }} />
      {others.map(({ name, mark }) => (
        <span key={name} className={styles.circle} style={{ left: `${mark.at}%` }} />
      ))}
      <strong className={styles.value} style={{ left: `${right}%` }}>
        {total?.value}
        <span className="visually-hidden"> by total time</span>
      </strong>
    </div>
  );
}
