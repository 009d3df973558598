import type { ReactNode } from 'react';
import type { EventLogData, EventLogFile } from '../../../benchmark/model/eventLog';
import { servedArtifacts } from '../../figure/links';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import styles from './styles.module.css';

interface Props {
  data: EventLogData;
  /** What the tables are about: "q18". */
  query: string;
  /** Of the parts; their level follows the heading above. */
  heading: 'h3' | 'h4';
}

/** What event logs tell of a query: each iteration with what its tasks took, all measures, and the operators of the final plans. */
export default function EventLog({ data, query, heading }: Props): ReactNode {
  return (
    <>
      <Executions data={data} query={query} heading={heading} />
      <Measures data={data} query={query} heading={heading} />
      <Operators data={data} query={query} heading={heading} />
    </>
  );
}

function Executions({ data, query, heading: Heading }: Props): ReactNode {
  const label = `Iterations of ${query} and their tasks`;
  return (
    <>
      <Heading>Each iteration</Heading>
      <Unusual sentences={data.unusual} />
      <Frame label={label} statement={data.rule} files={data.files.metrics}>
        <DataTable table={data.executions} caption={label} />
      </Frame>
    </>
  );
}

function Unusual({ sentences }: { sentences: string[] }): ReactNode {
  if (sentences.length === 0) return <p>No iteration is unusual.</p>;
  return (
    <ul className={styles.lines}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Measures({ data, query, heading: Heading }: Props): ReactNode {
  const label = `What ${query} used`;
  return (
    <>
      <Heading>What it used</Heading>
      <Frame label={label} statement={data.measuresText} files={data.files.metrics}>
        <DataTable table={data.measures} caption={label} letters={data.measures.letters} />
      </Frame>
    </>
  );
}

function Operators({ data, query, heading: Heading }: Props): ReactNode {
  if (!data.operators) return null;
  const label = `Operators of the final plans of ${query}`;
  return (
    <>
      <Heading>Operators of the final plan</Heading>
      <p>{data.operatorsText}</p>
      <Frame label={label} statement="Wrappers such as WholeStageCodegen are left out." files={data.files.operators}>
        <DataTable table={data.operators} caption={label} />
      </Frame>
    </>
  );
}

interface FrameProps {
  label: string;
  statement: string;
  files: EventLogFile[];
  children: ReactNode;
}

/** A table with the files that it is computed from. */
function Frame({ label, statement, files, children }: FrameProps): ReactNode {
  return (
    <TableFrame label={label} statement={statement} sources={files} problem={servedArtifacts(files)}>
      {children}
    </TableFrame>
  );
}
