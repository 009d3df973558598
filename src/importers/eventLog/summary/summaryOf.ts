import { publishedDescription, publishedText } from '../../publishedText';
import type { ApplicationLog } from '../applicationLog';
import { operatorName, type PlanNode } from '../events/plan';
import type { Execution } from '../state/execution';
import type { Stage } from '../state/stage';
import { logLine } from './logLine';
import type { ExecutionSummary, FallbackSummary, LogSummary, NodeSummary, StageSummary } from './logSummary';

/** The error of an execution; null if it succeeded. Before Spark 3.4, an execution failed if its last job did. */
function failureOf({ error, jobs }: Execution): string | null {
  if (error !== null) return error === '' ? null : error;
  return jobs.get(Math.max(...jobs.keys())) ?? null;
}

/** Texts of a log as they are published, each computed once: plans repeat them. */
class Texts {
  private readonly known = new Map<string, string>();

  constructor(private readonly names: readonly string[]) {}

  /** Returns a reason, an error, or the name of a metric on one line. */
  of(text: string): string {
    const known = this.known.get(text) ?? logLine(publishedText(text, this.names));
    this.known.set(text, known);
    return known;
  }

  description(text: string): string {
    return logLine(publishedDescription(text, this.names));
  }
}

function executionSummary(execution: Execution, texts: Texts): ExecutionSummary {
  const { id, root, description, jobGroup, plan, startMs, endMs, ended, jobs } = execution;
  const failure = failureOf(execution);
  const scanned = (ended ? (execution.nodes ?? []) : []).flatMap(({ table }) => (table === '' ? [] : [logLine(table)]));
  const tables = [...new Set(scanned)].sort();
  return {
    execution: id,
    root,
    description: texts.description(description),
    jobGroup: texts.description(jobGroup),
    plan,
    startMs,
    endMs,
    outcome: !ended ? 'unfinished' : failure === null ? 'succeeded' : 'failed',
    error: texts.of(failure ?? ''),
    jobs: jobs.size,
    ...(tables.length > 0 ? { tables } : {}),
  };
}

/** Stages that updated a metric of an operator, ascending. */
function stagesOf({ metrics }: PlanNode, { touched }: Execution): number[] {
  const stages = new Set(metrics.flatMap(({ accumulator }) => [...(touched.get(accumulator) ?? [])]));
  return [...stages].sort((a, b) => a - b);
}

function nodeSummaries(execution: Execution, texts: Texts): NodeSummary[] {
  if (!execution.ended) return [];
  execution.readPlan();
  return (execution.nodes ?? []).map((node) => ({
    execution: execution.id,
    node: node.node,
    parent: node.parent,
    operator: logLine(node.operator),
    stages: stagesOf(node, execution),
    metrics: node.metrics.flatMap(({ name, unit, accumulator }) => {
      const value = execution.values.get(accumulator);
      return value === undefined ? [] : [{ name: texts.of(name), unit, value }];
    }),
  }));
}

function durationsOf({ durations }: Stage) {
  return {
    taskP25Ms: durations.quantile(25),
    taskP50Ms: durations.quantile(50),
    taskP75Ms: durations.quantile(75),
    taskP95Ms: durations.quantile(95),
    taskMaxMs: durations.max(),
  };
}

function stageSummaries({ id, stages }: Execution, nodes: readonly NodeSummary[]): StageSummary[] {
  const ran = [...stages.values()].filter(({ sums }) => sums.tasks > 0);
  ran.sort((a, b) => a.stage - b.stage || a.attempt - b.attempt);
  return ran.map((stage) => {
    const touching = nodes.filter((node) => node.stages.includes(stage.stage)).map(({ operator }) => operator);
    return {
      execution: id,
      stage: stage.stage,
      attempt: stage.attempt,
      startMs: stage.startMs,
      endMs: stage.endMs,
      ...stage.sums,
      peakOnHeapBytes: stage.memory?.onHeapBytes ?? null,
      peakOffHeapBytes: stage.memory?.offHeapBytes ?? null,
      ...durationsOf(stage),
      operators: touching.length > 0 ? [...new Set(touching)] : stage.scopes.map(logLine),
    };
  });
}

function fallbackSummaries(execution: Execution, texts: Texts): FallbackSummary[] {
  const counts = new Map<string, FallbackSummary>();
  for (const fallback of execution.allFallbacks()) {
    const [operator, reason] = [logLine(operatorName(fallback.operator)), texts.of(fallback.reason)];
    const key = JSON.stringify([operator, reason]);
    const known = counts.get(key) ?? { execution: execution.id, operator, reason, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...counts.values()].sort((a, b) => compare(a.operator, b.operator) || compare(a.reason, b.reason));
}

/** The summary of a log; its texts name nobody that the log names. */
export function summaryOf({ application, executions, told }: ApplicationLog): LogSummary {
  const all = [...told].sort((a, b) => a - b).flatMap((id) => executions.get(id) ?? []);
  const names = application.privateNames();
  const texts = new Texts(names);
  const nodes = all.map((execution) => nodeSummaries(execution, texts));
  return {
    application: application.summary(names),
    executions: all.map((execution) => executionSummary(execution, texts)),
    stages: all.flatMap((execution, index) => stageSummaries(execution, nodes[index] ?? [])),
    nodes: nodes.flat(),
    fallbacks: all.flatMap((execution) => fallbackSummaries(execution, texts)),
  };
}
