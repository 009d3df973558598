import type { ComponentProps, ReactNode } from 'react';
import type { EventLogData, EventLogFile } from '../../../benchmark/model/eventLog';
import { servedArtifacts } from '../../figure/ProblemLink/problem';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import styles from './styles.module.css';

interface Props {
  data: EventLogData;
  /** Subject of the tables: "q18". */
  query: string;
  /** Heading of the parts, one level below the heading above. */
  heading: 'h3' | 'h4';
}

/** Event-log data of a query: iterations with task metrics, resource use, and the operators of the final plans. */
export default function EventLog({ data, query, heading }: Props) {
  const { files, measures } = data;
  return (
    <>
      <Part
        heading={heading}
        title="Iterations"
        label={`Iterations of ${query} and their tasks`}
        table={data.executions}
        statement={data.rule}
        files={files.metrics}
      >
        <Unusual sentences={data.unusual} />
      </Part>
      <Part
        heading={heading}
        title="Resource use"
        label={`Resource use of ${query}`}
        table={measures}
        letters={measures.letters}
        statement={data.measuresText}
        files={files.metrics}
      />
      {data.operators && (
        <Part
          heading={heading}
          title="Operators in the final plan"
          label={`Operators in the final plans of ${query}`}
          table={data.operators}
          statement="Wrappers such as WholeStageCodegen are omitted."
          files={files.operators}
        >
          <p>{data.operatorsText}</p>
        </Part>
      )}
    </>
  );
}

function Unusual({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return <p>No unusual iterations.</p>;
  return (
    <ul className={styles.lines}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface PartProps extends Pick<Props, 'heading'>, Pick<ComponentProps<typeof DataTable>, 'table' | 'letters'> {
  title: string;
  label: string;
  statement: string;
  files: EventLogFile[];
  /** Content before the table. */
  children?: ReactNode;
}

/** A table below its heading, with its source files. */
function Part({ heading: Heading, title, label, statement, files, children, ...table }: PartProps) {
  return (
    <>
      <Heading>{title}</Heading>
      {children}
      <TableFrame label={label} statement={statement} sources={files} problem={servedArtifacts(files)}>
        <DataTable {...table} caption={label} />
      </TableFrame>
    </>
  );
}
