import type { ReactNode } from 'react';
import { standaloneFigure, standaloneWords } from '../../benchmark/figures/kind';
import type { StandaloneTable } from '../../benchmark/figures/kinds';
import { comparePath } from '../../benchmark/model/paths';
import type { Table } from '../../benchmark/model/table';
import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import DrawnFiles from '../figure/DrawnFiles';
import TableButton from '../figure/DrawnFiles/TableButton';
import Figure from '../figure/Figure';
import { sourcesOf } from '../figure/FigureFooter';
import { resultArtifacts } from '../figure/ProblemLink/setArtifacts';

interface Props {
  data: MultiData;
  spec: StandaloneTable;
  /** Every number of it. */
  table: Table;
  /** What the page's caption says beside that of the spec: of controls, which files do not have. */
  hint?: string;
  /** What stands above the chart, and above the table that takes its place. */
  above?: ReactNode;
  /** Where the table names queries. */
  queryLink?: (query: string) => string | undefined;
  /** The chart at its place. */
  children: ReactNode;
}

/** A chart of several candidates in the frame of a figure, with its table and files from the same spec. */
export default function SpecFigure({ data, spec, table, hint = '', above, queryLink, children }: Props) {
  const { baseline, candidates, notes, statement } = data;
  const sides = [baseline, ...candidates];
  const ids = sides.map(({ id }) => id);
  const whole = { ...spec, caption: `${spec.caption} ${hint}`.trim() };
  const figure = standaloneFigure(whole, table, { statement, sources: sourcesOf(sides) });
  const words = standaloneWords(spec, data.published);
  return (
    <Figure
      figure={figure}
      chart={() => children}
      above={above}
      files={
        <DrawnFiles
          figure={figure}
          charts={[spec]}
          meta={{ ...words, caption: [spec.caption, ...notes].join(' '), note: `${statement} ${spec.note}`.trim() }}
          path={comparePath(baseline.id, ids.slice(1))}
        >
          <TableButton figure={figure} note={spec.disclaimer} />
        </DrawnFiles>
      }
      problem={resultArtifacts(ids)}
      queryLink={queryLink}
      lateTable
    />
  );
}
