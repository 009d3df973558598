import { standaloneFigure, standaloneWords } from '../../../benchmark/figures/kind';
import { type TimesSpec, timesTable } from '../../../benchmark/figures/times/spec';
import type { QueryPageData } from '../../../benchmark/pages/query/types';
import DrawnFiles from '../../figure/DrawnFiles';
import Figure from '../../figure/Figure';
import SiteLink from '../../ui/SiteLink';
import Speedups from './Speedups';
import TimeTable from './TimeTable';

/** The times of the query, a section per scale factor and table format: seconds of different sizes share no axis. */
export default function QueryTimes({ data }: { data: QueryPageData }) {
  return data.figures.map(({ id, heading, times, speedups, isWhole }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Times spec={times} path={data.path} />
      {speedups.map((group) => (
        <Speedups key={group.label} group={group} file={isWhole ? null : `${data.path}speedups.csv`} />
      ))}
    </section>
  ));
}

/** The times of one section, with their table and files from the same spec; `path` is the page's. */
function Times({ spec, path }: { spec: TimesSpec; path: string }) {
  const figure = standaloneFigure(spec, timesTable([spec]), { statement: spec.note, sources: [] });
  const artifacts = spec.groups.flatMap(({ rows }) =>
    rows.map((row) => ({ path: `static${row.path}results.csv`, line: row.line })),
  );
  return (
    <Figure
      figure={figure}
      chart={() => <TimeTable spec={spec} />}
      files={
        <DrawnFiles figure={figure} charts={[spec]} meta={standaloneWords(spec, spec.published)} path={path}>
          <SiteLink to={`${path}times.csv`}>CSV</SiteLink>
        </DrawnFiles>
      }
      problem={{ artifacts }}
    />
  );
}
