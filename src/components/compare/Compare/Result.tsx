import { lazy, type ReactNode, Suspense } from 'react';
import { refusalText } from '../../../benchmark/comparison/pairFaults';
import control from '../../../css/control.module.css';
import VerdictBlock from '../../mdx/VerdictBlock';
import { VERDICT } from '../../report/sections';
import DownloadButton from '../../ui/DownloadButton';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import type { FailureAnswer, Refusal } from '../browser/messages';
import { comparableSuggestions } from '../comparable';
import type { IndexEntry } from '../setIndex';
import type { ShownComparison } from '../shown';
import type { PartProps } from '../state/partProps';
import { ComputedChart, ComputedFiles } from './ComputedFigure';
import Details from './Details';
import { ComparableSuggestions, nameOf } from './Offers';
import { pageOf } from './pageOf';
import styles from './styles.module.css';

/** The verdict of the comparison, its files, and a link to the report on the pair if there is one. */
function Verdict(props: PartProps) {
  const { page, pairs } = props;
  const report = pairs.find(
    ({ baseline, candidate }) => baseline === page.baseline.id && candidate === page.candidate.id,
  );
  const of = pageOf(props);
  const { forest } = page.figures;
  const json = async () => `${JSON.stringify(page.headline, null, 2)}\n`;
  return (
    <>
      <VerdictBlock
        // New sides get new elements, so that their text does not count as moved.
        key={`${page.baseline.id} ${page.candidate.id}`}
        data={{ comparison: page, figures: page.figures }}
        computed={{
          chart: (panel) => <ComputedChart panel={panel} of={of} />,
          problem: of.problem,
          files: (
            <>
              {forest && <ComputedFiles figure={forest} of={of} />}
              <DownloadButton label="JSON" name="comparison.json" content={json} />
            </>
          ),
        }}
      />
      {report && (
        <p className={styles.report}>
          See the report on this pair: <SiteLink to={report.path}>{report.title}</SiteLink>
          {report.newer && (
            <>
              . Newer results available: <SiteLink to={report.newer.path}>{report.newer.title}</SiteLink>
            </>
          )}
        </p>
      )}
    </>
  );
}

interface RefusedComparisonProps {
  refusal: Refusal;
  /** First sentence: the part that is not compared; absent: all. */
  what?: string;
  /** Compares anyway; offered if only scale factor or table format differ. */
  allow: () => void;
  /** Alternative comparisons. */
  children?: ReactNode;
}

/** The reasons why result sets are not compared, and a button to compare anyway if that is possible. */
function RefusedComparison({ refusal, what, allow, children }: RefusedComparisonProps) {
  return (
    <div className={styles.stopped} role="alert">
      <Note kind="warning" text={refusalText(refusal.reasons, what)} />
      {refusal.scaleOnly && (
        <button type="button" className={control.button} onClick={allow}>
          Compare anyway
        </button>
      )}
      {children}
    </div>
  );
}

function FailedComparison({ failure }: { failure: FailureAnswer }) {
  return (
    <div className={styles.stopped} role="alert">
      <Note kind="warning" text={`The comparison failed. ${failure.messages.join('. ')}.`} />
    </div>
  );
}

interface StoppedProps extends Pick<Props, 'state' | 'change' | 'entries' | 'openOwn'> {
  refusal: Refusal;
  allow: () => void;
}

/** Why a pair is not compared, and what to do instead: of a reader's set that fits none, to open another. */
function Stopped({ refusal, allow, state, change, entries, openOwn }: StoppedProps) {
  const entryOf = (id: string) => entries?.find((entry) => entry.id === id);
  const [first = ''] = state.candidates;
  const [baseline, candidate] = [entryOf(state.baseline), entryOf(first)];
  const isPair = entries && baseline && candidate;
  if (isPair && candidate.mark !== undefined && comparableSuggestions(candidate, baseline, entries, 1).length === 0)
    return (
      <RefusedComparison
        refusal={refusal}
        what={`No result set can be compared with ${nameOf(candidate)}.`}
        allow={allow}
      >
        <button type="button" className={control.button} onClick={openOwn}>
          Open your results of the other engine
        </button>
      </RefusedComparison>
    );
  return (
    <RefusedComparison refusal={refusal} what="Cannot compare these result sets." allow={allow}>
      {isPair && <ComparableSuggestions {...{ state, change, entries, baseline, candidate }} />}
    </RefusedComparison>
  );
}

const MultiCandidateResult = lazy(() => import('./MultiCandidateResult'));

interface Props extends Pick<PartProps, 'state' | 'change' | 'pairs' | 'prices' | 'isWhole'> {
  shown: ShownComparison;
  /** All result sets; null until the list is loaded. */
  entries: IndexEntry[] | null;
  /** Opens the area for a reader's files. */
  openOwn: () => void;
}

/** The comparison, verdict first, or the reasons why there is none. */
export default function Result({ state, change, shown, pairs, prices, entries, openOwn, isWhole }: Props) {
  const { page, multi, drawings, texts, stopped } = shown;
  const allow = () => change({ allowScale: true });
  if (stopped?.kind === 'failed') return <FailedComparison failure={stopped} />;
  if (stopped) return <Stopped refusal={stopped} {...{ allow, state, change, entries, openOwn }} />;
  const refusal = (page ?? multi)?.refusal;
  const missing = refusal && (
    <RefusedComparison refusal={refusal} what="Some result sets cannot be compared." allow={allow} />
  );
  if (multi)
    return (
      <>
        {missing}
        <Suspense fallback={<Waiting />}>
          <MultiCandidateResult answer={multi} {...{ state, change, drawings, texts }} />
        </Suspense>
      </>
    );
  if (!page) return <Waiting />;
  const props = { state, change, page: page.page, answer: page, drawings, texts, pairs, prices, isWhole };
  return (
    <>
      <p className="visually-hidden" role="status">
        {page.page.verdict.sentence}
      </p>
      {missing}
      <h2 id={VERDICT.id} className="visually-hidden">
        {VERDICT.heading}
      </h2>
      <div className={styles.part}>
        <Verdict {...props} />
      </div>
      <Details {...props} />
    </>
  );
}

function Waiting() {
  return (
    <p className={styles.waiting}>The comparison is computed in your browser from the files of both result sets.</p>
  );
}
