import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { capitalise } from '../../../benchmark/text/names';
import VerdictHead from '../../figure/VerdictHead';
import ReportList from '../../mdx/ReportList';
import { VERDICT } from '../../report/sections';
import Note from '../../ui/Note';
import { useFileUrl } from '../../ui/siteUrls';
import type { LocalSet } from '../browser/localResults/localSets';
import LocalResults from '../LocalResults';
import type { IndexEntry } from '../setIndex';
import type { CompareStart } from '../start';
import { NO_SIDES, requestOf } from '../state/comparisonRequest';
import { knownSides, unknownIds } from '../state/knownSides';
import useCompareState, { type AddressState } from '../state/useCompareState';
import useComparison, { type ShownComparison } from '../state/useComparison';
import useIndex from '../state/useIndex';
import { useLocalSets, useLocalSides } from '../state/useLocalSets';
import { addressOf, type Sides } from '../urlState';
import Result from './Result';
import ResultSetForm, { type OpenSection } from './ResultSetForm';
import styles from './styles.module.css';

const AfterResult = lazy(() => import('../LocalResults/AfterResult'));

interface OutcomeProps extends Pick<AddressState, 'state' | 'change'> {
  shown: ShownComparison;
  busy: boolean;
  start: CompareStart;
  /** The sides that exist; null if there is nothing to compare. */
  sides: Sides | null;
  own: readonly LocalSet[];
  /** All result sets; null until the list is loaded. */
  entries: IndexEntry[] | null;
  openOwn: () => void;
  /** True if a file needs answers, so that the old comparison would be mistaken for its result. */
  isAsking: boolean;
}

/** Runs when the browser reads the page: hides the verdict of the initial pair if the URL asks for something else. */
const HIDE_IF_ASKED = 'if(location.search)document.currentScript.previousElementSibling.hidden=true';

/** The verdict of the initial pair, in the HTML of the page and until the browser has computed it. */
function InitialVerdict({ verdict }: { verdict: NonNullable<CompareStart['verdict']> }) {
  return (
    <>
      <div className={styles.part} suppressHydrationWarning>
        <h2 className="visually-hidden">{VERDICT.heading}</h2>
        <VerdictHead {...verdict} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: HIDE_IF_ASKED }} />
    </>
  );
}

/** The comparison; for unpublished sets with their mark above, and a file and a contribution below. */
function Outcome({ state, change, shown, busy, start, sides, own, isAsking, ...others }: OutcomeProps) {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  if (isAsking) return <p className={styles.waiting}>Waiting for your answers.</p>;
  const chosen = own.filter(({ id }) => sides && (id === sides.baseline || sides.candidates.includes(id)));
  const marks = [...new Set(chosen.map(({ entry }) => entry.mark ?? ''))];
  const isComputed = shown.page || shown.multi || shown.stopped;
  const isInitial = state ? addressOf(state, start.sides ?? NO_SIDES) === '' : !isBrowser || search === '';
  const initial = isInitial && !isComputed ? start.verdict : null;
  return (
    <div
      className={styles.result}
      aria-busy={sides !== null && busy}
      data-unpublished={chosen.length > 0 ? 'yes' : undefined}
    >
      {chosen.length > 0 && (
        <p className={styles.unpublished}>
          <strong>{capitalise(marks.join('; '))}.</strong> Computed in your browser; not reviewed.
        </p>
      )}
      {initial && <InitialVerdict verdict={initial} />}
      {state && sides && (
        <Result {...start} {...others} state={state} change={change} shown={shown} isWaiting={initial === null} />
      )}
      {sides && chosen.length > 0 && !shown.stopped && (
        <Suspense>
          <AfterResult sides={sides} sets={chosen} engines={start.engines} />
        </Suspense>
      )}
    </div>
  );
}

interface Props {
  start: CompareStart;
  /** The header of the page. */
  children: ReactNode;
}

/** The open optional section; initially the section for files if the URL names it. */
function useOpened(): [OpenSection, (opened: OpenSection) => void] {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<OpenSection>(null);
  useEffect(() => {
    if (hash === '#own-results') setOpened('own');
  }, [hash]);
  return [opened, setOpened];
}

/** A comparison of any result sets, computed in the browser from their files; without scripts the list of reports. */
export default function Compare({ start, children }: Props) {
  const base = useFileUrl('/data/').replace(/data\/$/, '');
  const { state, problems, change } = useCompareState(start.sides ?? NO_SIDES);
  const own = useLocalSets(base);
  const [opened, setOpened] = useOpened();
  const [isChoosing, setChoosing] = useState(false);
  const index = useIndex(base, state, isChoosing || own.sets.length > 0);
  const [isAsking, setAsking] = useState(false);
  const { entries, engines, onMade } = useLocalSides(own, index.entries, change);
  const openOwn = () => {
    setOpened('own');
    document.getElementById('own-results')?.scrollIntoView();
  };
  const unknown = state ? unknownIds(state, start, entries) : [];
  const sides = state && knownSides(state, start, entries);
  const wanted = sides && requestOf(state, sides, base, { start, entries });
  const { shown, busy } = useComparison(wanted);
  const answer = shown.page ?? shown.multi;
  const title = shown.page?.page.title ?? shown.multi?.title;
  const failures = index.failed === '' ? [] : [index.failed];
  const notes = [...notUnderstood([...problems, ...unknown, ...(answer?.problems ?? [])]), ...failures, ...own.dropped];
  return (
    <div className="look-column look-column-wide">
      {title && <PageMetadata title={title} />}
      {children}
      <div className={styles.tool}>
        <ResultSetForm
          {...{ state, change, entries, opened, setOpened }}
          onUse={() => setChoosing(true)}
          queries={answer?.queries ?? null}
        >
          <LocalResults isOpen={opened === 'own'} {...{ base, engines, onMade }} sets={own.sets} onAsking={setAsking} />
        </ResultSetForm>
        <Notes texts={notes} />
        {title && <p className={styles.printed}>{title}</p>}
        <Outcome
          {...{ start, state, change, shown, busy, sides, entries, isAsking }}
          own={own.sets}
          openOwn={openOwn}
        />
      </div>
      <noscript>
        <div className={styles.scriptless}>
          <Note
            kind="remark"
            text="Comparing and reading event logs require JavaScript, which is turned off. Published comparisons are listed below."
          />
          <h2 id="reports">Published comparisons</h2>
          <ReportList data={start} />
        </div>
      </noscript>
    </div>
  );
}

function notUnderstood(texts: readonly string[]): string[] {
  return texts.map((text) => `Ignored: ${text}`);
}

/** The parts of the choice that are not valid. */
function Notes({ texts }: { texts: string[] }) {
  return (
    <div className={styles.notes} role="status">
      {texts.map((text) => (
        <Note key={text} kind="warning" text={text} />
      ))}
    </div>
  );
}
