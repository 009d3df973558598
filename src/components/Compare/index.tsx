import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { CompareStart } from '../../benchmark/compareStart';
import Note from '../Note';
import ReportList from '../ReportList';
import Choose from './Choose';
import { known, unknownIds } from './known';
import Result from './Result';
import styles from './styles.module.css';
import useCompareState from './useCompareState';
import useComparison from './useComparison';
import useIndex from './useIndex';
import { NO_SIDES, wantedOf } from './wanted';

/** Any result set compared with any other, computed in the browser from their own files; without scripts the list of reports. */
export default function Compare({ start }: { start: CompareStart }): ReactNode {
  const base = useBaseUrl('/');
  const { state, problems, change } = useCompareState(start.sides ?? NO_SIDES);
  const index = useIndex(base);
  const unknown = state ? unknownIds(state, start, index.entries) : [];
  const wanted = state && known(state, start, index.entries) ? wantedOf(state, base) : null;
  const { shown, busy } = useComparison(wanted);
  const notes = [...problems, ...unknown, ...(shown.page?.problems ?? [])].map((text) => `Not understood. ${text}`);
  return (
    <>
      {shown.page && <PageMetadata title={shown.page.page.title} />}
      <div className={styles.tool}>
        <Choose state={state} change={change} entries={index.entries} />
        <div className={styles.result} aria-busy={wanted !== null && busy}>
          <Notes texts={index.failed === '' ? notes : [...notes, index.failed]} />
          {state && wanted && <Result state={state} change={change} shown={shown} reports={start.reports} />}
        </div>
      </div>
      <h2 id="reports">Published comparisons</h2>
      <ReportList data={start} />
    </>
  );
}

function Notes({ texts }: { texts: string[] }): ReactNode {
  if (texts.length === 0) return null;
  return (
    <div className={styles.notes}>
      {texts.map((text) => (
        <Note key={text} kind="warning" text={text} />
      ))}
    </div>
  );
}
