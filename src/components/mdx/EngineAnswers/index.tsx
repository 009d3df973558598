import { type AnswersSpec, type EngineAnswer, STRENGTH_WORDS } from '../../../figures/answers/spec';
import FigureFooter from '../../figure/FigureFooter';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import styles from './styles.module.css';

interface Props {
  engine: EngineAnswer;
  spec: AnswersSpec;
}

/** An engine: its name, its bar, and its verdict with publisher and number of runs. */
function EngineRow({ engine, spec }: Props) {
  const { title, setup, word, measured, details, path, others } = engine;
  return (
    <li className={styles.engine}>
      <div className={styles.name}>
        <h3>{title}</h3>
        {setup.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div className={styles.bars}>
        {spec.ticks.map(({ at }) => (
          <span key={at} className={styles.line} data-base={at === spec.baseAt} style={{ left: `${at}%` }} />
        ))}
        <Bar engine={engine} spec={spec} />
        <p style={{ marginLeft: `${spec.baseAt}%` }}>{others}</p>
      </div>
      <div className={styles.evidence}>
        <SiteLink to={path} className={styles.word}>
          {word}
        </SiteLink>
        <p>{measured}</p>
        <p>{details.join(' ')}</p>
      </div>
    </li>
  );
}

/** The bar from vanilla Spark to total time, its value, and the two other metrics as circles. */
function Bar({ engine: { rows, way, strength }, spec: { baseAt } }: Props) {
  const [total, ...others] = rows;
  const ends = [baseAt, total?.mark.at ?? baseAt];
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return (
    <div className={styles.track} data-verdict={way} data-strength={strength}>
      <span className={styles.bar} style={{ left: `${left}%`, width: `${right - left}%` }} />
      {others.map(({ name, mark }) => (
        <span key={name} className={styles.circle} style={{ left: `${mark.at}%` }} />
      ))}
      <strong className={styles.value} style={{ left: `${right}%` }}>
        {total?.value}
        <span className="visually-hidden"> by total time</span>
      </strong>
    </div>
  );
}

/** The answer of the home page in a sentence, and a bar per engine. Nothing if none was measured with vanilla Spark. */
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

/** Tick names. Hidden from screen readers, because the rows contain their numbers in words. */
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
