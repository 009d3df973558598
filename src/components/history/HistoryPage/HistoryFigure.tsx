import type { FigureText } from '../../../benchmark/model/figure';
import type { HistoryPageData } from '../../../benchmark/pages/history/page';
import Drawing from '../../figure/ChartBox/Drawing';
import Figure from '../../figure/Figure';
import Files from '../../figure/ReportFigure/Files';

interface Props {
  figure: FigureText;
  page: Pick<HistoryPageData, 'folder' | 'path'>;
}

/** A chart of a history: the drawing of the build, which is turned in narrow boxes, and the frame that all figures have. */
export default function HistoryFigure({ figure, page: { folder, path } }: Props) {
  return (
    <Figure
      figure={figure}
      chart={({ chart, kind }) => (
        <div className="chart-box" data-kind={kind}>
          <Drawing chart={`${folder}/${chart}`} />
        </div>
      )}
      files={<Files figure={figure} report={folder} page={path} />}
      problem={{ artifacts: [] }}
    />
  );
}
