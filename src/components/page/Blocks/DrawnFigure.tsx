import type { FigureText } from '../../../benchmark/model/figure';
import type { PlotSpec } from '../../../figures/plots';
import LiveChartBox from '../../figure/ChartBox/LiveChartBox';
import StillBox from '../../figure/ChartBox/StillBox';
import Figure from '../../figure/Figure';
import LiveFiles from '../../figure/ReportFigure/LiveFiles';

interface Props {
  figure: FigureText;
  /** Folder of its files, and its page. */
  page: { folder: string; path: string };
}

/** A published figure: the drawing from the build in the frame of all figures. */
export default function DrawnFigure({ figure, page: { folder, path } }: Props) {
  return (
    <Figure
      figure={figure}
      chart={({ chart, kind, heights, description, isLive }) =>
        isLive ? (
          <LiveChartBox
            kind={kind as PlotSpec['kind']}
            chart={`${folder}/${chart}`}
            label={description}
            heights={heights}
          />
        ) : (
          <StillBox kind={kind} chart={`${folder}/${chart}`} heights={heights} />
        )
      }
      files={<LiveFiles figure={figure} report={folder} page={path} />}
      problem={{ artifacts: [] }}
    />
  );
}
