import { amountOf, executorAmounts } from '../../benchmark/comparison/executors';
import { missingNodes, nodePools } from '../../benchmark/cost/pools';
import { type PoolNodes, provisionedCapacity, requestedCapacity } from '../../benchmark/cost/requested';
import { distinctValues, statementsOn } from '../../benchmark/model/comparability/statements';
import type { CostSide, NodePool } from '../../benchmark/model/cost/side';
import type { Environment } from '../../benchmark/model/resultSet';
import { joinWords } from '../../benchmark/text/names';
import { formatDate } from '../../benchmark/text/numbers';

/** A run: its id, configuration, and environment. */
interface RanSide {
  id: string;
  configuration: Record<string, string>;
  environment: Environment | undefined;
  /** Nodes that only this side needs, and their role. */
  extra?: { environment: Environment; role: string };
}

type Nodes = Pick<
  CostSide,
  'pools' | 'dispute' | 'stated' | 'neededNodes' | 'reason' | 'requested' | 'requestText' | 'provisioned'
>;

/** "24 nodes (18 May 2026), 12 (1 June 2026), and 4 (26 June 2026)": counts by first statement; '' if they agree. */
function conflictText(environment: Environment | undefined, run: { id: string }): string {
  const statements = statementsOn(environment, 'nodes', run);
  const values = distinctValues(statements);
  if (values.length < 2) return '';
  const day = (value: string | number) => formatDate(statements.find((entry) => entry.value === value)?.day ?? '');
  return joinWords(values.map((value, index) => `${value}${index === 0 ? ' nodes' : ''} (${day(value)})`));
}

/** The node counts that sources give for a run, with the source of each. */
function statedNodes(environment: Environment | undefined, run: { id: string }): CostSide['stated'] {
  return statementsOn(environment, 'nodes', run).flatMap(({ value, withdrawn, source, commit }) =>
    typeof value === 'number' && !withdrawn ? [{ nodes: value, source: `${source.path} ${commit}` }] : [],
  );
}

/** Nodes that hold the executors, none of which spans two; null if the reported count is enough, or unknown. */
function nodesForExecutors(
  environment: Environment | undefined,
  properties: Record<string, string>,
  [own]: readonly NodePool[],
): number | null {
  const { executors, cores } = executorAmounts(environment, properties);
  const perNode = Math.floor((amountOf(environment?.coresPerNode) ?? 0) / (cores ?? Number.POSITIVE_INFINITY));
  if (executors === null || perNode === 0 || !own || own.counts.length === 0) return null;
  const needed = Math.ceil(executors / perNode);
  return own.counts.every((count) => count < needed) ? needed : null;
}

function poolNodes(environment: Environment | undefined): PoolNodes {
  return environment ? [environment, ...(environment.otherNodes ?? [])] : [];
}

/** Provisioned and requested resources of a run. The request of a separate service is not reported. */
export function nodesOf({ id, configuration, environment, extra }: RanSide): Nodes {
  const pools: NodePool[] = [
    ...nodePools(environment, { id }),
    ...(extra ? nodePools(extra.environment, { id }, extra.role) : []),
  ];
  const { requested, text } = requestedCapacity(environment, configuration);
  const nodes = [...poolNodes(environment), ...poolNodes(extra?.environment)];
  return {
    pools,
    dispute: conflictText(environment, { id }),
    stated: statedNodes(environment, { id }),
    neededNodes: nodesForExecutors(environment, configuration, pools),
    reason: missingNodes(pools),
    requested: extra ? { cores: null, memoryGb: null } : requested,
    requestText: extra ? '' : text,
    provisioned: provisionedCapacity(pools, nodes),
  };
}
