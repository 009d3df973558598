import { reportPath } from '../../../benchmark/model/paths';
import CostParts from '../../cost';
import useCostChoice from '../../cost/useCostChoice';
import ReportFigure from '../../figure/ReportFigure';
import type { ReportData } from '../../report/report';
import SiteLink from '../../ui/SiteLink';

/**
 * Node-hours of a report's sides and, with reported or entered prices, their cost and monthly cost; requested and
 * available resources. Published summaries use the first one with total times.
 */
export default function Cost({ data }: { data: ReportData }) {
  const { cost, report } = data;
  const types = cost?.view.fields.map(({ instanceType }) => instanceType) ?? [];
  const address = useCostChoice(types);
  if (!cost) return <p>No total times were published, so no cost can be calculated.</p>;
  return (
    <CostParts
      {...address}
      cost={cost}
      chart={cost.view.figure && <ReportFigure data={data} figure={cost.view.figure.id} />}
      capacity={cost.capacity.figure && <ReportFigure data={data} figure={cost.capacity.figure.id} />}
      rowsFile={<SiteLink to={`/data/derived/${report.id}/cost.csv`}>CSV</SiteLink>}
      path={reportPath(report.id)}
      date={report.publishedOn}
    />
  );
}
