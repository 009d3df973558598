import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { CompareStart } from '../../benchmark/compareStart';
import type { Sides } from '../../benchmark/compareState';
import Note from '../Note';
import ReportList from '../ReportList';
import Choose from './Choose';
import { known, unknownIds } from './known';
import Result from './Result';
import styles from './styles.module.css';
import useCompareState from './useCompareState';
import useComparison from './useComparison';
import useIndex from './useIndex';

const NO_SIDES: Sides = { baseline: '', candidates: [] };

/** Any result set compared with any other, computed in the browser from their own files; without scripts the list of reports. */
export default function Compare({ start }: { start: CompareStart }): ReactNode {
  const base = useBaseUrl('/');
  const { state, problems, change } = useCompareState(start.sides ?? NO_SIDES);
  const index = useIndex(base);
  const unknown = state ? unknownIds(state, start, index.entries) : [];
  const { shown, busy } = useComparison(
    state && known(state, start, index.entries) ? { base, ...wantedOf(state) } : null,
  );
  const notes = [...problems, ...unknown, ...(shown.page?.problems ?? []), index.failed].filter((text) => text !== '');
  return (
    <>
      {shown.page && <PageMetadata title={shown.page.page.title} />}
      <div className={styles.tool}>
        <Choose state={state} change={change} entries={index.entries} />
        {notes.map((text) => (
          <Note key={text} kind="warning" text={`Not understood. ${text}`} />
        ))}
        <div className={styles.result} aria-busy={busy && unknown.length === 0}>
          {state && <Result state={state} change={change} shown={shown} reports={start.reports} />}
        </div>
      </div>
      <h2 id="reports">Published comparisons</h2>
      <ReportList data={start} />
    </>
  );
}

function wantedOf({
  baseline,
  candidates,
  choice,
  buckets,
  allowScale,
}: NonNullable<ReturnType<typeof useCompareState>['state']>) {
  return { baseline, candidates, choice, buckets, allowScale };
}
