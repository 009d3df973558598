import { comparePath } from '../../../benchmark/model/paths';
import { verdictDoubt } from '../../../benchmark/text/lead';
import { comparedQueryPath } from '../../figure/links';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import VerdictBlock from '../../mdx/VerdictBlock';
import HeatMap from '../../multiCandidate/HeatMap';
import { VERDICT } from '../../report/sections';
import { useResolvePath } from '../../ui/siteUrls';
import type { MultiCandidateAnswer } from '../browser/messages';
import Mix from '../Mix';
import type { PartProps } from '../state/partProps';
import useTableView from '../state/useTableView';
import ComputedFigure, { ComputedChart, ComputedFiles } from './ComputedFigure';
import styles from './styles.module.css';

interface Props extends Pick<PartProps, 'state' | 'change' | 'drawings' | 'texts'> {
  answer: MultiCandidateAnswer;
}

/** The comparison of several candidates with the baseline; the URL stores the filter and the order of queries. */
export default function MultiCandidateResult({
  answer: { multiCandidate, mix, charts, suite, queries },
  state,
  change,
  drawings,
  texts,
}: Props) {
  const addressOf = useResolvePath();
  const { verdict, evidence, figures, multi } = multiCandidate;
  const { forest, ...rest } = figures;
  const { notes, disclaimer, published: date, sides } = multi;
  const ids = sides.map(({ id }) => id);
  const queryUrl = addressOf(comparedQueryPath({ suite }, ids, '*'));
  const { view, setView } = useTableView(state, change);
  const [baseline = '', ...candidates] = ids;
  const path = comparePath(baseline, candidates);
  const of = {
    charts,
    drawings,
    date,
    disclaimer,
    notes: [verdictDoubt(verdict), ...notes].filter(Boolean),
    path,
    problem: resultArtifacts(ids),
    queryUrl,
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {verdict.word}
      </p>
      <h2 id={VERDICT.id} className="visually-hidden">
        {VERDICT.heading}
      </h2>
      <VerdictBlock
        data={{ comparison: null, multiCandidate: { verdict, evidence, notes, remarks: [] }, figures }}
        computed={{
          chart: (panel) => <ComputedChart panel={panel} of={of} />,
          files: forest && <ComputedFiles figure={forest} of={of} />,
          problem: of.problem,
        }}
      />
      {Object.values(rest).map((figure) => (
        <ComputedFigure key={figure.id} figure={figure} of={of} />
      ))}
      <Mix part={mix} {...{ suite, queries, texts, state, change, of }} />
      <h2 id="every-query">All queries</h2>
      <div className={styles.part}>
        <HeatMap
          data={multi}
          queryLink={(query) => queryUrl?.replace('*', () => query)}
          view={view}
          setView={setView}
        />
      </div>
    </>
  );
}
