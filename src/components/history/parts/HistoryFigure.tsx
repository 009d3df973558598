import type { FigureText } from '../../../benchmark/model/figure';
import StillBox from '../../figure/ChartBox/StillBox';
import Figure from '../../figure/Figure';
import Files from '../../figure/ReportFigure/Files';

interface Props {
  figure: FigureText;
  /** The folder of its files, and the page that it is on. */
  page: { folder: string; path: string };
}

/** A chart of a history: the drawing of the build in the frame that all figures have. */
export default function HistoryFigure({ figure, page: { folder, path } }: Props) {
  return (
    <Figure
      figure={figure}
      chart={({ chart, kind }) => <StillBox kind={kind} chart={`${folder}/${chart}`} />}
      files={<Files figure={figure} report={folder} page={path} />}
      problem={{ artifacts: [] }}
    />
  );
}
