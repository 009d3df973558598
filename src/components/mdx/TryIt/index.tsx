import fold from '../../../css/fold.module.css';
import type { ReportData } from '../../report/report';
import CodeSample from '../../ui/CodeSample';
import TermRows from '../../ui/TermRows';

/** Advice for trying the engines of a report: memory, failures, your own queries, and settings to copy. */
export default function TryIt({ data }: { data: ReportData }) {
  const { rows, settings } = data.tryIt;
  return (
    <div className="no-print">
      <TermRows rows={rows} />
      {settings.map(({ title, count, text }) => (
        <details key={title} className={fold.fold}>
          <summary>
            {count} of {title}
          </summary>
          <CodeSample label={`Settings of ${title}`} text={text} copyLabel="Copy settings">
            {text}
          </CodeSample>
        </details>
      ))}
    </div>
  );
}
