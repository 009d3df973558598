import type { Advice as AdviceData } from '../../../benchmark/model/report';
import PageLink from '../../ui/PageLink';
import styles from './styles.module.css';

interface Props {
  /** Null if the report gives none. */
  advice: AdviceData | null;
  notMeasured: string[];
}

/** What to choose when, a column for each case, and what was not measured. Nothing if there is neither. */
export default function Advice({ advice, notMeasured }: Props) {
  if (!advice) return notMeasured.length === 0 ? null : <p>Not measured here: {lowered(notMeasured.join(' '))}</p>;
  return (
    <div className={styles.columns}>
      {advice.choose.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p data-verdict="none">
        {notMeasured.length > 0 && `Not measured here: ${lowered(notMeasured.join(' '))} `}
        <PageLink to={advice.why}>What the advice rests on</PageLink>
      </p>
    </div>
  );
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
