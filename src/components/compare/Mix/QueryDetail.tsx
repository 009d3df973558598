import Link from '@docusaurus/Link';
import type { QueryText } from '../../../benchmark/artifacts/queryDescriptions';
import type { MixQuery } from '../../../benchmark/mix/mix';
import type { MixSides, SidesQuery } from '../../../benchmark/mix/mixSides';
import { markOf } from '../../../benchmark/model/verdictMark';
import { capitalise } from '../../../benchmark/text/names';
import { formatSeconds } from '../../../benchmark/text/numbers';
import { fasterSide } from '../../../benchmark/text/verdictWords';
import Bars from '../../ui/Bars';
import styles from './styles.module.css';

interface DetailProps {
  sides: MixSides;
  query: SidesQuery & MixQuery;
  text: QueryText | undefined;
  /** The query's page; undefined if the site has none. */
  page: string | undefined;
}

/** The query that the reader points at: its work, the seconds of each side, and who is faster. */
export default function QueryDetail({ sides: { names, comparedNames }, query, text, page }: DetailProps) {
  const longest = Math.max(...query.times);
  const bars = query.times.map((time, side) => ({
    name: capitalise(names[side] ?? ''),
    percent: (100 * time) / longest,
    value: formatSeconds(time / query.weight),
    isBaseline: side === 0,
  }));
  return (
    <div className={styles.query}>
      <div>
        <p>
          <strong>{query.query}</strong> · {query.pattern}
        </p>
        <p>{text?.description}</p>
        {page && <Link to={page}>All results of {query.query}</Link>}
      </div>
      <div>
        <Bars label={`Seconds of ${query.query}`} bars={bars} />
        <p data-verdict={markOf(query.verdict)}>
          <span className="verdict-word">Faster: {fasterSide(query.verdict, comparedNames)}</span>
        </p>
      </div>
    </div>
  );
}
