import { eventLogData } from '../../benchmark/eventLog/eventLog';
import type { EventLogData } from '../../benchmark/model/eventLog';
import { groupBy } from '../../benchmark/model/groupBy';
import type { Link } from '../../benchmark/model/link';
import type { QueryMetrics } from '../../benchmark/model/queryMetrics';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { suiteKey } from '../../benchmark/model/round';
import type { Table } from '../../benchmark/model/table';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { distinctTitles } from '../../benchmark/text/names';
import { servedArtifacts } from '../figure/ProblemLink/problem';
import { type Block, fold, type SectionBlock, section, text } from '../page/page';

function fileTable(label: string, table: Table, statement: string, files: Link[], letters?: string[]): Block {
  return { kind: 'table', label, table, letters, statement, sources: files, ...servedArtifacts(files) };
}

/** Event-log data of a query, each part folded: iterations with task metrics, resource use, operators of the final plans. */
export function eventLogBlocks(data: EventLogData, query: string): Block[] {
  const { files, measures, unusual } = data;
  const iterations = fileTable(`Iterations of ${query} and their tasks`, data.executions, data.rule, files.metrics);
  const resources = fileTable(`Resource use of ${query}`, measures, data.measuresText, files.metrics, measures.letters);
  const list: Block = { kind: 'list', items: unusual.map((label) => ({ label })) };
  const omitted = 'Wrappers such as WholeStageCodegen are omitted.';
  const operators = data.operators && [
    text(data.operatorsText),
    fileTable(`Operators in the final plans of ${query}`, data.operators, omitted, files.operators),
  ];
  return [
    unusual.length > 0 ? list : text('No unusual iterations.'),
    fold('Iterations and their tasks', '', iterations),
    fold('Resource use', '', resources),
    ...(operators ? [fold('Operators in the final plan', '', ...operators)] : []),
  ];
}

/** Key of comparable result sets: one suite and environment; a set without a reported environment is alone. */
function groupKey(set: ResultSet): string {
  return [suiteKey(set), set.environment === 'unknown' ? set.id : set.environment].join('\n');
}

/** Event-log metrics of a query, a section for each group of comparable result sets. Empty without a log. */
export function eventLogSection(
  sets: readonly ResultSet[],
  query: string,
  metrics: Readonly<Record<string, QueryMetrics>>,
  environments: readonly Environment[],
): SectionBlock {
  const logged = sets.filter(({ id }) => metrics[id]);
  const groups = [...groupBy(logged, groupKey).values()].flatMap((own) => {
    const names = distinctTitles(own);
    const sides = own.map((set, index) => ({
      name: names[index] ?? '',
      resultSet: set,
      metrics: metrics[set.id] as QueryMetrics,
    }));
    const [{ suite, environment }] = own as [ResultSet];
    const place = environments.find(({ id }) => id === environment)?.title ?? 'environment not reported';
    const data = eventLogData(query, sides);
    if (!data) return [];
    return section('', `${suiteAtSize(suite)}: ${place}`, text(`${data.names}.`), ...eventLogBlocks(data, query));
  });
  return section('event-logs', 'From the event log', ...groups);
}
