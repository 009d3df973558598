import type { Side } from '../../../benchmark/model/resultSet';
import { comparisonOf } from '../../figure/comparisonPage';
import type { ReportData } from '../../report/report';
import CodeSample from '../../ui/CodeSample';
import styles from './styles.module.css';

/** The critical settings of one side, ready to copy into spark-defaults.conf, each below its comment. */
export default function Settings({ data, side }: { data: ReportData; side: Side }) {
  const lines = data.settings[side];
  if (lines.length === 0) return null;
  const text = lines.map(({ key, value, comment }) => `# ${comment}\n${key} ${value}\n`).join('\n');
  return (
    <CodeSample label={`Critical settings of ${comparisonOf(data)[side].title}`} text={text} copyLabel="Copy settings">
      {lines.map(({ key, value, comment }) => (
        <span key={key} className={styles.line}>
          <span className={styles.comment}># {comment}</span>
          {'\n'}
          {key} <b>{value}</b>
          {'\n'}
        </span>
      ))}
    </CodeSample>
  );
}
