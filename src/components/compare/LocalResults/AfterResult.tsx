import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { joinWords } from '../../../benchmark/text/names';
import CodeSample from '../../ui/CodeSample';
import DownloadButton from '../../ui/DownloadButton';
import { useFileUrl } from '../../ui/siteUrls';
import { missingFacts, remainingLines } from '../browser/localResults/contribution';
import type { LocalSet } from '../browser/localResults/localSets';
import { newReleases } from '../browser/localResults/newReleases';
import { comparisonZip, publishedId, setsZip } from '../browser/localResults/savedComparison';
import type { Sides } from '../urlState';
import styles from './after.module.css';

interface Props {
  sides: Sides;
  /** Unpublished sets among the sides. */
  sets: readonly LocalSet[];
  /** Engines whose releases are listed. */
  engines: readonly string[];
}

/** Actions for a comparison with unpublished sets: save it as a file, or contribute the sets. */
export default function AfterResult({ sides, sets, engines }: Props) {
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
      <Contribute sets={sets} sides={[sides.baseline, ...sides.candidates]} engines={engines} />
    </div>
  );
}

/** The reader's sets of a comparison in one archive, and the remaining steps. */
function Contribute({ sets, sides, engines }: Omit<Props, 'sides'> & { sides: readonly string[] }) {
  const { siteConfig } = useDocusaurusContext();
  const base = useFileUrl('/data/engines/');
  const listedSets = sets.filter(({ loaded }) => engines.includes(loaded.resultSet.engine.id));
  const ids = sets.map(({ id }) => publishedId(id));
  const missing = missingFacts(sets);
  const name = ids.length === 1 ? (ids[0] ?? '') : 'my-results';
  const lines = remainingLines(name, sides, String(siteConfig.customFields?.repositoryUrl ?? ''));
  return (
    <section aria-labelledby="own-contribute">
      <h2 id="own-contribute">Contribute {joinWords(ids)}</h2>
      <p>
        The zip file contains the files that the importer writes, and the engine’s list of releases if yours is new.
        Spark properties that could name people, hosts, or paths are not in it; they are listed next to your file. A
        maintainer reviews the pull request.
        {missing.length > 0 &&
          ` Still missing: ${missing.join(', ')}. Add license, source, and version under “Correct” above, and the rest in datapackage.json.`}
      </p>
      <DownloadButton
        label="Zip"
        name={`${name}.zip`}
        content={async () => setsZip(sets, await newReleases(base, listedSets))}
      />
      <CodeSample label="Remaining commands" text={lines.join('\n')}>
        {lines.join('\n')}
      </CodeSample>
    </section>
  );
}
