import { useMemo } from 'react';
import { basisText, type FigureText } from '../../benchmark/model/figure';
import type { BarSpec } from '../../figures/bar/spec';
import { withHeights } from '../../figures/render/chartHeights';
import { inlineSvg } from '../../figures/render/inlineSvg';
import ClientChart from '../figure/ChartBox/ClientChart';
import DrawnFiles from '../figure/DrawnFiles';
import TableButton from '../figure/DrawnFiles/TableButton';
import Figure from '../figure/Figure';
import { servedArtifacts } from '../figure/ProblemLink/problem';
import type { BodyProps, ComputedParts, CostProps } from './Body';
import { costView } from './view';

type Input = Pick<CostProps, 'cost' | 'choice' | 'path' | 'date'>;

/** The parts of the cost that depend on prices which the reader entered, computed and drawn in the browser. */
export default function computedParts({ cost, choice, path, date }: Input): ComputedParts {
  const view = costView(cost.input, choice);
  const { chart, figure } = view;
  const rows = { id: 'cost-runs', table: view.rows.table };
  return {
    view,
    chart: chart && figure && <Bars {...{ chart, figure, input: cost.input, path, date }} />,
    rowsFile: <TableButton figure={rows} note={cost.input.disclaimer} />,
  };
}

interface BarsProps extends Pick<CostProps, 'path' | 'date'> {
  chart: BarSpec;
  figure: FigureText;
  input: BodyProps['cost']['input'];
}

function Bars({ chart, figure, input, path, date }: BarsProps) {
  const { disclaimer, sources } = input;
  const html = useMemo(() => inlineSvg(chart, 'cost-computed'), [chart]);
  const { cost: found = figure } = withHeights({ figures: { cost: figure } }, [chart]).figures;
  const words = { title: found.title, caption: found.caption, note: basisText(found), date };
  const meta = { ...words, disclaimer: disclaimer && `${disclaimer}.` };
  return (
    <Figure
      figure={found}
      chart={(panel) => <ClientChart panel={panel} spec={chart} html={html} />}
      files={
        <DrawnFiles figure={found} charts={[chart]} meta={meta} path={path}>
          <TableButton figure={found} note={disclaimer} />
        </DrawnFiles>
      }
      problem={servedArtifacts(sources)}
      lateTable
    />
  );
}
