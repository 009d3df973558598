import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import ReportList from '../../mdx/ReportList';
import NoResults from '../../ui/NoResults';
import Note from '../../ui/Note';
import { useFileUrl } from '../../ui/siteUrls';
import { useLoaded } from '../../ui/useLoaded';
import LocalResults from '../LocalResults';
import { isComplete } from '../shown';
import type { CompareStart } from '../start';
import { initialSearches, NO_SIDES, requestOf } from '../state/comparisonRequest';
import { knownSides, unknownIds } from '../state/knownSides';
import useCompareState from '../state/useCompareState';
import useComparison from '../state/useComparison';
import useFirstUse from '../state/useFirstUse';
import useIndex from '../state/useIndex';
import { useLocalSets, useLocalSides } from '../state/useLocalSets';
import useScrollBack from '../state/useScrollBack';
import { addressOf, parseCompareState } from '../urlState';
import InitialResult from './InitialResult';
import ResultSetForm, { type OpenSection } from './ResultSetForm';
import styles from './styles.module.css';
import TakeOver from './TakeOver';

/** The code that shows a comparison, which is loaded in parallel with it. */
const loadOutcome = () => import('./Outcome').then((loaded) => loaded.default);

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

/**
 * Whether the URL has a choice or names a part of the page, and whether the page was opened with a choice or has no
 * initial pair.
 */
function useAsked({ sides }: CompareStart): { isAsked: boolean; isChosen: boolean } {
  const { search, hash } = useLocation();
  const hasChoice = !initialSearches(sides).includes(search);
  const [isChosen] = useState(hasChoice);
  return { isAsked: hasChoice || hash !== '', isChosen };
}

/**
 * A comparison of any result sets, computed in the browser from their files. The initial one is part of the page's HTML
 * and remains until the reader uses the page.
 */
export default function Compare({ start, children }: Props) {
  const base = useFileUrl('/data/').replace(/data\/$/, '');
  const defaults = start.sides ?? NO_SIDES;
  const { state, problems, change } = useCompareState(defaults);
  const own = useLocalSets(base);
  const [opened, setOpened] = useOpened();
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [tool, result] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [isLive, setLive] = useState(false);
  const { isAsked, isChosen } = useAsked(start);
  const { isUsed, isPressed, events } = useFirstUse(tool, result, isLive);
  const isAwake = isAsked || isUsed || own.sets.length > 0 || !process.env.KEEPS_HTML;
  const index = useIndex(base, isAwake ? state : null, isChoosing || own.sets.length > 0);
  const { entries, onMade } = useLocalSides(own, index.entries, base, change);
  const openOwn = () => {
    setOpened('own');
    document.getElementById('own-results')?.scrollIntoView();
  };
  const unknown = state ? unknownIds(state, start, entries) : [];
  // The live result replaces the server's HTML with the same content, so that nothing that the reader did there is lost.
  const wanted = isLive || isChosen ? state : state && parseCompareState('', defaults).state;
  const sides = wanted && knownSides(wanted, start, entries);
  const { shown, busy } = useComparison(isAwake && sides ? requestOf(wanted, sides, base, { start, entries }) : null);
  const Outcome = useLoaded(isAwake, loadOutcome);
  useScrollBack(isLive && isComplete(shown));
  const isInitial = state === null || addressOf(state, defaults) === '';
  const answer = shown.page ?? shown.multi;
  const title = shown.page?.page.title ?? shown.multi?.title ?? (isInitial ? start.title : '');
  const failures = index.failed === '' ? [] : [index.failed];
  const ignored = notUnderstood([...problems, ...(answer?.problems ?? [])]);
  const notes = [...ignored, ...unknown, ...failures, ...own.dropped];
  return (
    <div className="look-column look-column-wide">
      {state && title !== '' && <PageMetadata title={title} />}
      {children}
      {start.engineNames.length === 0 && <NoResults />}
      <Scriptless />
      <div ref={tool}>
        <ResultSetForm
          {...{ state, change, entries, opened, setOpened }}
          known={start.entries}
          onUse={() => setChoosing(true)}
          queries={answer?.queries ?? (isInitial ? start.queries : null)}
        >
          <LocalResults
            isOpen={opened === 'own'}
            {...{ base, onMade }}
            engines={start.engineNames}
            sets={own.sets}
            onAsking={setAsking}
          />
        </ResultSetForm>
        <Notes texts={notes} />
        {title !== '' && <p className={styles.printed}>{title}</p>}
        <div ref={result} className={styles.result} aria-busy={busy || (!isLive && !isInitial)}>
          <InitialResult start={start} />
          {Outcome && wanted && (
            <TakeOver
              isReady={!isPressed && (isChosen || isAsking || isComplete(shown))}
              {...{ result, events }}
              onTaken={() => setLive(true)}
            >
              <Outcome
                {...{ start, change, shown, sides, entries, openOwn, isAsking }}
                state={wanted}
                own={own.sets}
                isWhole={!isChosen}
              />
            </TakeOver>
          )}
        </div>
      </div>
      <noscript>
        <h2 id="reports">Published comparisons</h2>
        {process.env.KEEPS_HTML ? null : <ReportList data={start} />}
      </noscript>
    </div>
  );
}

function Scriptless() {
  return (
    <noscript>
      <Note
        kind="remark"
        text="Comparing other result sets and reading event logs require JavaScript, which is turned off. Published comparisons are listed at the end of this page."
      />
    </noscript>
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
