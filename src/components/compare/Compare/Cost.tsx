import { useMemo } from 'react';
import { strangePrices } from '../../../benchmark/cost/choice';
import { comparePath } from '../../../benchmark/model/paths';
import { withPrices } from '../../../benchmark/pages/cost/prices';
import CostParts from '../../figure/Cost';
import TableButton from '../../figure/DrawnFiles/TableButton';
import type { PartProps } from '../state/partProps';
import ClientFigure from './ClientFigure';

/** Node-hours of both sides; their cost with prices that sources state or the reader enters, which the address keeps. */
export default function Cost(props: PartProps) {
  const { page, state, change, prices } = props;
  const input = useMemo(() => withPrices(page.cost.input, prices), [page.cost.input, prices]);
  const { figure: chart, rows } = page.cost.view;
  const capacity = page.cost.capacity.figure;
  return (
    <CostParts
      cost={{ ...page.cost, input }}
      choice={state.cost}
      problems={strangePrices(
        state.cost,
        page.cost.view.fields.map(({ instanceType }) => instanceType),
      )}
      change={(cost) => change({ cost }, 'cost')}
      chart={chart && <ClientFigure {...props} figure={chart.id} />}
      capacity={capacity && <ClientFigure {...props} figure={capacity.id} />}
      rowsFile={<TableButton figure={{ id: 'cost-runs', table: rows.table }} note={page.note} />}
      path={comparePath(page.baseline.id, [page.candidate.id])}
      date={page.published}
      anew={input.stated.length > 0}
    />
  );
}
