import { publishedDescription, publishedText } from '../../publishedText';
import type { ApplicationLog } from '../applicationLog';
import type { Execution } from '../events/execution';
import { operatorName } from '../events/plan';
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

function executionSummary(run: Execution, texts: Texts): ExecutionSummary {
  const failure = failureOf(run);
  const tables = run.hasEnded
    ? (run.nodes ?? []).map(({ table }) => texts.of(table)).filter((table) => table !== '')
    : [];
  return {
    execution: run.execution,
    root: run.root,
    description: texts.description(run.description),
    jobGroup: texts.description(run.jobGroup),
    plan: run.plan,
    startMs: run.startMs,
    endMs: run.endMs,
    outcome: !run.hasEnded ? 'unfinished' : failure === null ? 'succeeded' : 'failed',
    error: texts.of(failure ?? ''),
    jobs: run.jobs.size,
    tables: [...new Set(tables)].sort(),
  };
}

function nodeSummaries({ execution, nodes, values, touched }: Execution, texts: Texts): NodeSummary[] {
  return (nodes ?? []).map(({ node, parent, operator, metrics }) => {
    const stages = new Set(metrics.flatMap(({ accumulator }) => [...(touched.get(accumulator) ?? [])]));
    return {
      execution,
      node,
      parent,
      operator: logLine(operator),
      stages: [...stages].sort((a, b) => a - b),
      metrics: metrics.flatMap(({ name, unit, accumulator }) => {
        const value = values.get(accumulator);
        return value === undefined ? [] : [{ name: texts.of(name), unit, value }];
      }),
    };
  });
}

function stageSummaries({ execution, stages }: Execution, nodes: readonly NodeSummary[]): StageSummary[] {
  const ran = [...stages.values()].filter(({ sums }) => sums.tasks > 0);
  ran.sort((a, b) => a.stage - b.stage || a.attempt - b.attempt);
  return ran.map(({ stage, attempt, startMs, endMs, sums, peakOnHeapBytes, peakOffHeapBytes, durations, scopes }) => {
    const touching = nodes.filter((node) => node.stages.includes(stage)).map(({ operator }) => operator);
    return {
      execution,
      stage,
      attempt,
      startMs,
      endMs,
      ...sums,
      peakOnHeapBytes,
      peakOffHeapBytes,
      taskP25Ms: durations.quantile(25),
      taskP50Ms: durations.quantile(50),
      taskP75Ms: durations.quantile(75),
      taskP95Ms: durations.quantile(95),
      taskMaxMs: durations.max(),
      operators: touching.length > 0 ? [...new Set(touching)] : scopes.map(logLine),
    };
  });
}

function fallbackSummaries({ execution, cometFallbacks, glutenFallbacks }: Execution, texts: Texts): FallbackSummary[] {
  const counts = new Map<string, FallbackSummary>();
  for (const fallback of [...cometFallbacks, ...glutenFallbacks]) {
    const [operator, reason] = [logLine(operatorName(fallback.operator)), texts.of(fallback.reason)];
    const key = JSON.stringify([operator, reason]);
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { execution, operator, reason, count });
  }
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...counts.values()].sort((a, b) => compare(a.operator, b.operator) || compare(a.reason, b.reason));
}

/** The summary of a log; its texts name nobody that the log names. */
export function summaryOf({ application, executions }: ApplicationLog): LogSummary {
  const described = [...executions.values()].filter(({ isDescribed }) => isDescribed);
  described.sort((a, b) => a.execution - b.execution);
  const ended = described.filter(({ hasEnded }) => hasEnded);
  for (const execution of ended) execution.readPlan();
  const names = application.privateNames();
  const texts = new Texts(names);
  const nodes = new Map(ended.map((execution) => [execution, nodeSummaries(execution, texts)]));
  return {
    application: application.summary(names),
    executions: described.map((execution) => executionSummary(execution, texts)),
    stages: described.flatMap((execution) => stageSummaries(execution, nodes.get(execution) ?? [])),
    nodes: [...nodes.values()].flat(),
    fallbacks: described.flatMap((execution) => fallbackSummaries(execution, texts)),
  };
}
