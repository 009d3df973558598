import BlockPage from '../../page/BlockPage';
import LivePart from '../../ui/LivePart';
import Rerun from '../Rerun';
import type { Reproduce } from '../reproduce';
import Partners from './Partners';
import Times from './Times';

const DRAWINGS = {
  times: Times,
  partners: Partners,
  rerun: ({ data }: { data: { run: Reproduce } }) => (
    <LivePart name="rerun" props={data}>
      <Rerun {...data} />
    </LivePart>
  ),
};

/** The page of one result set. */
export default function ResultSetPage() {
  return <BlockPage drawings={process.env.KEEPS_HTML ? undefined : DRAWINGS} />;
}
