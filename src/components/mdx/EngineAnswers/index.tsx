import type { CSSProperties } from 'react';
import type { AnswersSpec } from '../../../benchmark/figures/answers';
import FigureFooter from '../../figure/FigureFooter';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import RoleTable, { RoleCell, RoleGroup, RoleRow, RoleRowHead } from '../../table/RoleTable';
import { ROLES } from '../../table/tableRoles';
import SiteLink from '../../ui/SiteLink';
import Answer from './Answer';
import Marks from './Marks';
import styles from './styles.module.css';

/** The five answers of the home page: a column an engine, a row a question. Nothing where no engine was measured against native Spark. */
export default function EngineAnswers({ data: { answers } }: { data: { answers: AnswersSpec | null } }) {
  if (answers === null) return null;
  return (
    <figure className={styles.figure} aria-labelledby="answers">
      <h2 id="answers" className={styles.title}>
        {answers.title}
      </h2>
      <p className={styles.sentence}>{answers.sentence}</p>
      <AnswersTable spec={answers} />
      <p className={styles.caption}>{answers.caption}</p>
      <FigureFooter
        statement={answers.note}
        sources={answers.engines.map(({ source }) => source)}
        problem={{ ...resultArtifacts(answers.engines.map(({ candidate }) => candidate)), what: answers.title }}
      >
        {['SVG', 'PNG', 'CSV'].map((format) => (
          <SiteLink key={format} to={`/charts/home/answers.${format.toLowerCase()}`}>
            {format}
          </SiteLink>
        ))}
      </FigureFooter>
    </figure>
  );
}

function AnswersTable({ spec }: { spec: AnswersSpec }) {
  return (
    <RoleTable className={styles.answers} caption={spec.title}>
      <thead {...ROLES.group}>
        <RoleRow>
          <td className={styles.corner} />
          {spec.engines.map(({ engine, title, subtitle }, column) => (
            <th key={engine} scope="col" {...ROLES.columnHead} style={placed(column, 0)}>
              {title}
              <span className={styles.subtitle}>{subtitle}</span>
            </th>
          ))}
        </RoleRow>
      </thead>
      <RoleGroup>
        {spec.questions.map((question, index) => (
          <QuestionRow key={question.id} spec={spec} question={question} index={index} />
        ))}
      </RoleGroup>
    </RoleTable>
  );
}

interface RowProps {
  spec: AnswersSpec;
  question: AnswersSpec['questions'][number];
  index: number;
}

/** Where a cell stands; on a phone, where one engine follows the other, the style sheet makes its order of it. */
function placed(column: number, row: number): CSSProperties {
  return { '--column': column, '--row': row } as CSSProperties;
}

function QuestionRow({ spec: { engines, ticks }, question, index }: RowProps) {
  const { id, text, narrow, note } = question;
  return (
    <RoleRow data-question={id}>
      <RoleRowHead className={styles.question}>
        {text}
        <span className={styles.subtitle}>{note}</span>
      </RoleRowHead>
      {engines.map((engine, column) => (
        <RoleCell key={engine.engine} className={styles.cell} style={placed(column, index)}>
          <span className={styles.asked} aria-hidden="true">
            {narrow}
          </span>
          <div>
            <Answer lines={engine.answers[id]} />
            {id === 'native' && <Marks rows={engine.rows} ticks={ticks} />}
          </div>
        </RoleCell>
      ))}
    </RoleRow>
  );
}
