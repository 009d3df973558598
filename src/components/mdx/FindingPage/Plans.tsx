import type { PlanLine } from '../../../benchmark/pages/report/findings';
import { comparisonOf } from '../../figure/comparisonPage';
import FigureFooter from '../../figure/FigureFooter';
import { reportTable } from '../../figure/links';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import { branches } from './branches';
import type { PartProps } from './part';
import styles from './styles.module.css';

/** Both plans in two columns with a footer; the operators that differ are bold and underlined. */
export default function Plans({ data, finding }: PartProps) {
  const { sources, csv, problem } = reportTable(data, 'plans.csv');
  const { baseline, candidate } = comparisonOf(data);
  const label = `Plans of ${finding.query}`;
  return (
    <figure className={styles.frame} aria-label={label}>
      <div className={styles.plans}>
        <Plan title={baseline.title} lines={finding.plans.baseline} />
        <Plan title={candidate.title} lines={finding.plans.candidate} />
      </div>
      <FigureFooter sources={sources} problem={{ ...problem, what: label }}>
        <SiteLink to={csv}>CSV</SiteLink>
      </FigureFooter>
    </figure>
  );
}

function Plan({ title, lines }: { title: string; lines: PlanLine[] }) {
  const prefixes = branches(lines.map(({ depth }) => depth));
  return (
    <ScrollBox className={styles.column} label={`Plan of ${title}`}>
      <table className={styles.plan}>
        <caption>{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Operator</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ operator, differs, fact }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan may hold one operator twice, and its lines never move
            <tr key={index}>
              <th scope="row" colSpan={fact === '' ? 2 : 1}>
                <span aria-hidden="true">{prefixes[index]}</span>
                {differs ? <strong>{operator}</strong> : operator}
              </th>
              {fact !== '' && <td>{fact}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
