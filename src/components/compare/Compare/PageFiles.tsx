import type { ChartSpec } from '../../../benchmark/figures/kinds';
import { basisText, type FigureText } from '../../../benchmark/model/figure';
import { comparePath } from '../../../benchmark/model/paths';
import type { ComparePage } from '../../../benchmark/pages/compare/page';
import DrawnFiles from '../../figure/DrawnFiles';
import TableButton from '../../figure/DrawnFiles/TableButton';

interface Props {
  page: ComparePage;
  figure: FigureText;
  charts: readonly ChartSpec[];
}

/** The files of a figure of the page, with the words that must travel with its numbers. */
export default function PageFiles({ page, figure, charts }: Props) {
  return (
    <DrawnFiles
      figure={figure}
      charts={charts}
      meta={{
        title: figure.title,
        date: page.published,
        caption: [figure.caption, ...page.notes].join(' '),
        note: basisText(figure),
        disclaimer: `${page.disclaimer}.`,
      }}
      path={comparePath(page.baseline.id, [page.candidate.id])}
    >
      <TableButton figure={figure} note={page.note} />
    </DrawnFiles>
  );
}
