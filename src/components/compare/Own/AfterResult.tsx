import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Sides } from '../../../benchmark/pages/compare/urlState';
import { contribution, remainingLines } from '../../../browser/own/contribution';
import type { OwnSet } from '../../../browser/own/ownSets';
import { comparisonZip, setsZip } from '../../../browser/own/savedComparison';
import CodeSample from '../../ui/CodeSample';
import DownloadButton from '../../ui/DownloadButton';
import styles from './after.module.css';

interface Props {
  sides: Sides;
  /** Those of the sides that are not published. */
  sets: readonly OwnSet[];
}

/** What can be done with a comparison that is not published: a file that holds it, and a contribution. */
export default function AfterResult({ sides, sets }: Props) {
  return (
    <div className={`${styles.after} no-print`}>
      <section aria-labelledby="own-save">
        <h2 id="own-save">Save this comparison</h2>
        <p>
          The zip holds the files of your result sets, with their configuration, and your choices on this page. Open it
          here again, or send it to others: they open it under “Open your own results”. Published sets are not in it.
        </p>
        <DownloadButton
          label="Save"
          name="comparison.zip"
          content={async () => comparisonZip(sets, window.location.search)}
        />
      </section>
      {sets.map((set) => (
        <Contribute key={set.id} set={set} sides={[sides.baseline, ...sides.candidates]} />
      ))}
    </div>
  );
}

function Contribute({ set, sides }: { set: OwnSet; sides: readonly string[] }) {
  const { siteConfig } = useDocusaurusContext();
  const { id, missing } = contribution(set);
  const lines = remainingLines(id, sides, String(siteConfig.customFields?.repositoryUrl ?? ''));
  return (
    <section aria-labelledby={`contribute-${id}`}>
      <h2 id={`contribute-${id}`}>Contribute {id}</h2>
      <p>
        The zip file contains the files that <code>npm run import</code> writes. A maintainer reviews the pull request.
        {missing.length > 0 &&
          ` Still missing: ${missing.join(', ')}. Add license, source, and version under “Correct” above, and the rest in datapackage.json.`}
      </p>
      <DownloadButton label="Zip" name={`${id}.zip`} content={async () => setsZip([set])} />
      <CodeSample label="Remaining commands" text={lines.join('\n')}>
        {lines.join('\n')}
      </CodeSample>
    </section>
  );
}
