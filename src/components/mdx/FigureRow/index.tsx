import ReportFigure from '../../figure/ReportFigure';
import type { ReportData } from '../../report/report';
import styles from './styles.module.css';

/** Figures of a report side by side, or stacked in a narrow window. `figures`: their IDs, separated by spaces. */
export default function FigureRow({ data, figures }: { data: ReportData; figures: string }) {
  return (
    <div className={styles.row}>
      {figures.split(' ').map((figure) => (
        <div key={figure} id={figure}>
          <ReportFigure data={data} figure={figure} />
        </div>
      ))}
    </div>
  );
}
