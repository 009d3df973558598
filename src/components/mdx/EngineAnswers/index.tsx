import type { AnswersSpec } from '../../../benchmark/figures/answers';
import { STRENGTH_WORDS } from '../../../benchmark/figures/answers';
import FigureFooter from '../../figure/FigureFooter';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import EngineRow from './EngineRow';
import styles from './styles.module.css';

/** The answer of the home page in a sentence, and a bar for each engine. Nothing if no engine was measured with vanilla Spark. */
export default function EngineAnswers({ data: { answers } }: { data: { answers: AnswersSpec | null } }) {
  if (answers === null) return null;
  return (
    <>
      <p className="page-description">
        <Strong parts={answers.sentence} />
      </p>
      <figure className={styles.panel} aria-labelledby="answers">
        <h2 id="answers" className={styles.title}>
          {answers.title}
        </h2>
        <p className={styles.caption}>{answers.caption}</p>
        <div className={styles.plot}>
          <Scale spec={answers} />
          <ul className={styles.engines}>
            {answers.engines.map((engine) => (
              <EngineRow key={engine.engine} engine={engine} spec={answers} />
            ))}
          </ul>
        </div>
        <Key />
        <Footer spec={answers} />
      </figure>
    </>
  );
}

/** The names of the ticks. The rows carry their numbers in words. */
function Scale({ spec: { ticks, baseAt } }: { spec: AnswersSpec }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      {ticks.map(({ label, at }) => (
        <span key={at} data-base={at === baseAt} style={{ left: `${at}%` }}>
          {at === baseAt ? 'vanilla Spark' : `${label.replace('×', '')}×`}
        </span>
      ))}
    </div>
  );
}

function Key() {
  return (
    <ul className={styles.key} aria-label="Key">
      {Object.entries(STRENGTH_WORDS).map(([strength, words]) => (
        <li key={strength}>
          <span className={styles.swatch} data-strength={strength} data-verdict="faster" />
          {words}
        </li>
      ))}
    </ul>
  );
}

function Footer({ spec: { note, disclaimer, engines, title } }: { spec: AnswersSpec }) {
  return (
    <FigureFooter
      statement={`${note} ${disclaimer}.`.trim()}
      sources={engines.map(({ source }) => source)}
      problem={{ ...resultArtifacts(engines.map(({ candidate }) => candidate)), what: title }}
    >
      {['SVG', 'PNG', 'CSV'].map((format) => (
        <SiteLink key={format} to={`/charts/home/answers.${format.toLowerCase()}`}>
          {format}
        </SiteLink>
      ))}
    </FigureFooter>
  );
}
