import { useState } from 'react';
import { WHOLE_TABLE } from '../../../benchmark/figures/tableView';
import { shownHeatMap, shownTable } from '../../../benchmark/pages/several/multiView';
import type { SeveralData } from '../../../benchmark/pages/several/several';
import HeatMap from '../../several/HeatMap';
import { useAddresses } from '../../ui/places';

/** Every query of every suite, as a heat map that sorts. */
export default function Queries({ several }: { several: SeveralData }) {
  return (
    <>
      {several.suites.map((suite) => (
        <SuiteQueries key={suite.key} suite={suite} />
      ))}
    </>
  );
}

function SuiteQueries({ suite: { name, slug, multi } }: { suite: SeveralData['suites'][number] }) {
  const [view, setView] = useState(WHOLE_TABLE);
  const addressOf = useAddresses();
  const spec = shownHeatMap(multi.heatMap, view);
  return (
    <>
      <h3>{name}</h3>
      <HeatMap
        data={multi}
        spec={spec}
        table={shownTable(multi, spec.queries, view)}
        view={view}
        setView={(change) => setView((before) => ({ ...before, ...change }))}
        queryLink={(query) => addressOf(`/queries/${slug}/${query}/`)}
      />
    </>
  );
}
