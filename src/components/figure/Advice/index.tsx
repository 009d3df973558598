import type { Names } from '../../../benchmark/model/comparison';
import type { Advice as AdviceData } from '../../../benchmark/model/report';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import { adviceColumns } from './advice';
import styles from './styles.module.css';

interface Props {
  /** Null if the report gives no advice. */
  advice: AdviceData | null;
  notMeasured: string[];
  /** Names of the two sides, which set the hue of a column; absent if the advice is not about two sides. */
  names?: Names;
}

/** Advice in one column per case. The last gray column also lists what was not measured. Empty if there is neither. */
export default function Advice({ advice, notMeasured, names }: Props) {
  const missing = notMeasured.length > 0 && (
    <>
      Not measured here: {lowered(notMeasured.join(' '))}{' '}
      <SiteLink to="/methodology/reruns/" orNothing>
        How much other reruns differed
      </SiteLink>
    </>
  );
  if (!advice) return missing && <p className={styles.alone}>{missing}</p>;
  const columns = adviceColumns(advice, names ?? null);
  if (columns.at(-1)?.side !== 'none') columns.push({ head: '', text: '', side: 'none' });
  return (
    <div className={styles.columns}>
      {columns.map(({ head, text, side }, index) => (
        <div key={text} data-verdict={side}>
          {head !== '' && <p className={styles.head}>{head}</p>}
          <p>
            {text}
            {index === columns.length - 1 && (
              <>
                {' '}
                {missing}
                {missing && ' · '}
                <PageLink to={advice.why}>What the advice rests on</PageLink>
              </>
            )}
          </p>
        </div>
      ))}
    </div>
  );
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
