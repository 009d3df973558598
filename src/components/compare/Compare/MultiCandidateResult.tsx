import { comparePath } from '../../../benchmark/model/paths';
import { sentencesAfterLead } from '../../../benchmark/text/lead';
import { comparedQueryPath } from '../../figure/links';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import VerdictHead from '../../figure/VerdictHead';
import HeatMap from '../../multiCandidate/HeatMap';
import { VERDICT } from '../../report/sections';
import Note from '../../ui/Note';
import { useResolvePath } from '../../ui/siteUrls';
import type { MultiCandidateAnswer } from '../browser/messages';
import type { PartProps } from '../state/partProps';
import useTableView from '../state/useTableView';
import ComputedFigure from './ComputedFigure';
import styles from './styles.module.css';

interface Props extends Pick<PartProps, 'state' | 'change' | 'drawings'> {
  answer: MultiCandidateAnswer;
}

/** The comparison of several candidates with the baseline; the URL stores the filter and the order of queries. */
export default function MultiCandidateResult({
  answer: { multiCandidate, charts, suite },
  state,
  change,
  drawings,
}: Props) {
  const addressOf = useResolvePath();
  const { verdict, evidence, figures, multi } = multiCandidate;
  const { notes, disclaimer, published: date, sides } = multi;
  const ids = sides.map(({ id }) => id);
  const queryLink = (query: string) => addressOf(comparedQueryPath({ suite }, ids, query));
  const { view, setView } = useTableView(state, change);
  const [baseline = '', ...candidates] = ids;
  const path = comparePath(baseline, candidates);
  const of = { charts, drawings, date, disclaimer, notes, path, problem: resultArtifacts(ids), queryLink };
  return (
    <>
      <p className="visually-hidden" role="status">
        {verdict.word}
      </p>
      <h2 id={VERDICT.id} className="visually-hidden">
        {VERDICT.heading}
      </h2>
      <VerdictHead word={verdict.word} sentence={verdict.sentence} evidence={evidence} />
      <p>{sentencesAfterLead(verdict)}</p>
      {notes.length > 0 && <Note kind="warning" text={notes.join(' ')} />}
      {Object.values(figures).map((figure) => (
        <ComputedFigure key={figure.id} figure={figure} of={of} />
      ))}
      <h2 id="every-query">All queries</h2>
      <div className={styles.part}>
        <HeatMap data={multi} queryLink={queryLink} view={view} setView={setView} />
      </div>
    </>
  );
}
