import type { ReactNode } from 'react';
import type { ResultSetData } from '../../../benchmark/pages/resultSet/page';
import { NOT_STATED, statedVersion } from '../../../benchmark/text/stated';
import { iterationsText } from '../../../benchmark/text/statistic';
import SiteLink from '../../ui/SiteLink';
import styles from './provenance.module.css';

/** Who published the times, and what is known of how they were measured. */
export default function Provenance({ data: { resultSet, environment, publisher } }: { data: ResultSetData }) {
  const { sources, licences, iterations, suite } = resultSet;
  const [source] = sources;
  return (
    <dl className={styles.strip}>
      <Fact term="Published by">{publisher}</Fact>
      <Fact term="Source">
        {source ? <SiteLink to={source.path}>{source.title}</SiteLink> : 'first published here'}
      </Fact>
      <Fact term="Iterations">{iterationsText(iterations, '')}</Fact>
      <Fact term="Nodes">{environment && environment.nodes !== 'unknown' ? environment.nodes : ''}</Fact>
      <Fact term="Query version">{statedVersion(suite, '')}</Fact>
      <Fact term="License">{licences.map(({ name }) => name).join(', ')}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || <span className={styles.missing}>{NOT_STATED}</span>}</dd>
    </div>
  );
}
