import LogFigure from '../../eventLogAnalysis/LogFigure';
import Plans from '../../eventLogAnalysis/Plans';
import BlockPage from '../../page/BlockPage';
import LivePart from '../../ui/LivePart';
import Place from './Place';
import Times from './Times';

const DRAWINGS = {
  times: Times,
  place: Place,
  stages: ({ data }: { data: Parameters<typeof LogFigure>[0] }) => <LogFigure {...data} />,
  plans: ({ data }: { data: Parameters<typeof Plans>[0] }) => (
    <LivePart name="plans" props={data}>
      <Plans {...data} />
    </LivePart>
  ),
};

/** The page of one query of a suite. */
export default function QueryPage() {
  return <BlockPage drawings={process.env.KEEPS_HTML ? undefined : DRAWINGS} />;
}
