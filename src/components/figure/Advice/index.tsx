import type { Advice as AdviceData } from '../../../benchmark/model/report';
import PageLink from '../../ui/PageLink';
import styles from './styles.module.css';

interface Props {
  /** Null where the report gives none. */
  advice: AdviceData | null;
  notMeasured: string[];
}

/** What to choose when, and what was not measured, side by side: both belong to a verdict and not to the end of a page. */
export default function Advice({ advice, notMeasured }: Props) {
  return (
    <div className={styles.columns}>
      {advice && (
        <div>
          <p className={styles.head}>Which engine to choose</p>
          {advice.choose.map((sentence, index) => (
            <p key={sentence}>
              {sentence}
              {index === advice.choose.length - 1 && (
                <>
                  {' '}
                  <PageLink to={advice.why}>Why?</PageLink>
                </>
              )}
            </p>
          ))}
        </div>
      )}
      {notMeasured.length > 0 && (
        <div>
          <p className={styles.head}>Not measured here</p>
          {notMeasured.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </div>
  );
}
