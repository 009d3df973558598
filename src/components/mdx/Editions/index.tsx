import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { countNoun } from '../../../benchmark/text/numbers';
import fold from '../../../css/fold.module.css';
import type { Edition, EditionGroup } from '../../editions/editions';
import EntryList from '../../ui/EntryList';

interface Props {
  data: readonly EditionGroup[];
  /** Id of the engine: comet. */
  engine: string;
  /** As the rounds name it: Data on EKS. */
  publisher: string;
  /** 3 TB. */
  size: string;
}

/** The releases of an engine by table format: the newest open, the earlier ones folded. */
export default function Editions({ data, engine, publisher, size }: Props) {
  const found = data.find((group) => group.engine === engine && group.publisher === publisher && group.size === size);
  if (!found) throw new Error(`no round of ${engine} by ${publisher} at ${size}`);
  return (
    <Tabs>
      {found.formats.map(({ format, editions }) => (
        <TabItem key={format} value={format} label={format}>
          <Releases editions={editions} />
        </TabItem>
      ))}
    </Tabs>
  );
}

function Releases({ editions: [newest, ...earlier] }: { editions: readonly Edition[] }) {
  return (
    <>
      {newest && <EntryList entries={[newest]} />}
      {earlier.length > 0 && (
        <details className={fold.fold}>
          <summary>{countNoun(earlier.length, 'earlier edition')}</summary>
          <EntryList entries={earlier} />
        </details>
      )}
    </>
  );
}
