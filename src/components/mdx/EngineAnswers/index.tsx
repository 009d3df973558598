import { Fragment } from 'react';
import type { AnswersSpec } from '../../../figures/answers/spec';
import StillBox from '../../figure/ChartBox/StillBox';
import FigureFooter from '../../figure/FigureFooter';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import { enginePath } from '../../history/paths';
import NoResults from '../../ui/NoResults';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import styles from './styles.module.css';

interface Props {
  data: { answers: AnswersSpec | null; resultSets: { all: number } };
}

/**
 * The answer of the home page in a sentence, and a bar per engine. Nothing if none was measured with vanilla Spark; in a
 * site without data, how to add some.
 */
export default function EngineAnswers({ data: { answers, resultSets } }: Props) {
  if (answers === null) return resultSets.all === 0 ? <NoResults /> : null;
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
        <StillBox chart="home/answers" kind="answers" />
        <ul className={styles.links} aria-label="Results">
          {answers.engines.map(({ engine, title, path, otherTotals }) => (
            <Fragment key={engine}>
              <li>
                <SiteLink to={path}>Results of {title}</SiteLink>
              </li>
              {otherTotals.length > 0 && (
                <li>
                  <SiteLink to={enginePath(engine)} orNothing>
                    Other totals of {title}
                  </SiteLink>
                </li>
              )}
            </Fragment>
          ))}
        </ul>
        <Footer spec={answers} />
      </figure>
    </>
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
