import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState } from 'react';
import { comparePath } from '../../../benchmark/model/paths';
import { unpublishedMark } from '../../../benchmark/model/unpublished';
import type { Sides } from '../../../benchmark/pages/compare/urlState';
import { contribution, contributionZip, remainingLines } from '../../../browser/own/contribution';
import type { OwnSet } from '../../../browser/own/ownSets';
import { fragmentOf } from '../../../browser/own/sentSets';
import CodeSample from '../../ui/CodeSample';
import CopyButton from '../../ui/CopyButton';
import DownloadButton from '../../ui/DownloadButton';
import styles from './after.module.css';

interface Props {
  sides: Sides;
  /** Those of the sides that are not published. */
  sets: readonly OwnSet[];
}

const asSent = (id: string) => id.replace(/^own_/, 'sent_');

/** What can be done with a comparison that is not published: a link that carries it, and a contribution. */
export default function AfterResult({ sides, sets }: Props) {
  const own = sets.filter(({ id }) => unpublishedMark(id).startsWith('yours'));
  return (
    <div className={`${styles.after} no-print`}>
      <Share sides={sides} sets={sets} />
      {own.map((set) => (
        <Contribute key={set.id} set={set} sides={[sides.baseline, ...sides.candidates]} />
      ))}
    </div>
  );
}

/** The address that carries the sets after its #, which no browser sends to a server. Throws with a sentence where they do not fit. */
async function address({ baseline, candidates }: Sides, sets: readonly OwnSet[]): Promise<string> {
  const fragment = await fragmentOf(sets);
  const { origin, pathname } = window.location;
  const query = comparePath(asSent(baseline), candidates.map(asSent)).replace(/^.*\?/, '?');
  return origin + pathname + query + fragment;
}

function Share({ sides, sets }: Props) {
  const [problem, setProblem] = useState('');
  const link = () =>
    address(sides, sets).catch((error: Error) => {
      setProblem(`The comparison does not fit into a link: ${error.message}.`);
      throw error;
    });
  return (
    <section aria-labelledby="own-share">
      <h2 id="own-share">Share by link</h2>
      <p>
        The link carries times and answers after its #, which is not sent to a server. Whoever opens it sees “sent with
        the link, not published”. The log, the configuration, paths and names of hosts are not in it.
      </p>
      <CopyButton label="Copy link" text={link} />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </section>
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
      <DownloadButton label="Zip" name={`${id}.zip`} content={() => contributionZip(set)} />
      <CodeSample label="Remaining commands" text={lines.join('\n')}>
        {lines.join('\n')}
      </CodeSample>
    </section>
  );
}
