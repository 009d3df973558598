import { formatQueries } from '../../../benchmark/text/numbers';
import cards from '../../../css/card.module.css';
import type { HeadToHeadCard } from '../../home/headToHead';
import type { OverviewData } from '../../home/overview';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

/** The newest comparison of each pair of engines in one benchmark, one card each. */
export default function HeadToHead({ data: { headToHead } }: { data: Pick<OverviewData, 'headToHead'> }) {
  return (
    <>
      <p className={styles.caption}>
        Number of queries on which each engine is faster. Solid: clear over iterations. Tinted: measured, but not shown
        to repeat. Dashed: no verdict.
      </p>
      <div className={cards.cards}>
        {headToHead.map((card) => (
          <Card key={card.path} card={card} />
        ))}
      </div>
    </>
  );
}

function Card({ card: { path, word, sides, setup, names, counts, strength, sentence } }: { card: HeadToHeadCard }) {
  const total = counts.baseline + counts.neither + counts.candidate;
  const how = counts.isTested ? 'clearly faster' : 'faster';
  return (
    <section className={styles.card}>
      <h3>
        <SiteLink to={path} className={cards.link}>
          {word}
        </SiteLink>
      </h3>
      <p className={styles.sides}>{sides}</p>
      <p className={styles.setup}>{setup}</p>
      <p className="visually-hidden">
        Of {formatQueries(total)}, {names.baseline} is {how} on {counts.baseline}, {names.candidate} on{' '}
        {counts.candidate}.
      </p>
      <div className={styles.names} aria-hidden="true">
        <span>{names.baseline}</span>
        <span>{names.candidate}</span>
      </div>
      <div className={styles.bar} data-strength={strength} aria-hidden="true">
        <Part count={counts.baseline} way="slower" />
        <Part count={counts.neither} way="unclear" words=" not clear" />
        <Part count={counts.candidate} way="faster" />
      </div>
      <p className={styles.sentence}>{sentence}</p>
    </section>
  );
}

/** A part of the bar; its words are hidden if they do not fit. */
function Part({ count, way, words = '' }: { count: number; way: string; words?: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.part} data-verdict={way} style={{ flexGrow: count }}>
      <span className={styles.count}>
        {count}
        <span>{words}</span>
      </span>
    </span>
  );
}
