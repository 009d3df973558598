import { groupBy } from '../../benchmark/model/groupBy';
import { statementCount } from '../../benchmark/model/queries';
import type { SuiteName } from '../../benchmark/model/resultSet';
import type { ExecutionSummary } from './summary/logSummary';

/** A statement of a query: an SQL execution that ran jobs or failed, with its parts. */
export interface Statement {
  query: string;
  application: number;
  parts: [ExecutionSummary, ...ExecutionSummary[]];
  /** Number of the pass over the names of executions; 0 if descriptions name the queries. */
  pass: number;
}

/** Statements of one query without another query between them, in the order of running. */
type Block = Statement[];

/** The iteration in a description such as "Execution: q72-v2.4, iteration: 1"; '' if there is none. */
function iterationOf({ parts: [{ description }] }: Statement): string {
  return /\biteration\W{0,3}(\d+)/i.exec(description)?.[1] ?? '';
}

function blocksOf(statements: readonly Statement[]): Block[] {
  const blocks: Block[] = [];
  const keyOf = (one: Statement) => JSON.stringify([one.application, one.query, one.pass, iterationOf(one)]);
  let last = '';
  for (const statement of statements) {
    const key = keyOf(statement);
    if (key === last) blocks.at(-1)?.push(statement);
    else blocks.push([statement]);
    last = key;
  }
  return blocks;
}

function isWhole({ parts }: Statement): boolean {
  return parts.every(({ outcome }) => outcome === 'succeeded');
}

/** The blocks of a query by which its statements are counted: those without a failure, because it may end a round. */
function wholeBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter((block) => block.every(isWhole));
}

/** The length of all blocks; null if they differ or there are none. */
function commonLength(blocks: readonly Block[]): number | null {
  const lengths = new Set(blocks.map(({ length }) => length));
  const [length] = lengths;
  return lengths.size === 1 && length !== undefined ? length : null;
}

/**
 * How often most queries run before the next query does, the smallest of several such numbers: 1 if the log has rounds,
 * n if each query runs n times in a row. Null for a log with one query.
 */
function usualLength(queries: ReadonlyMap<string, Block[]>, suite: SuiteName): number | null {
  if (queries.size < 2) return null;
  const counts = new Map<number, number>();
  for (const [query, blocks] of queries) {
    const runs = (commonLength(wholeBlocks(blocks)) ?? 0) / statementCount(suite, query);
    if (runs > 0 && Number.isInteger(runs)) counts.set(runs, (counts.get(runs) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? null;
}

/** The queries of each plan; a plan of several queries does not distinguish statements. */
function queriesOfPlans(statements: readonly Statement[]): Map<string, Set<string>> {
  const groups = groupBy(statements, ({ parts: [{ plan }] }) => plan);
  return new Map([...groups].map(([plan, own]) => [plan, new Set(own.map(({ query }) => query))]));
}

/** The plans of blocks if they distinguish statements, otherwise null. */
function plansOf(blocks: readonly Block[], queries: ReadonlyMap<string, Set<string>>): string[][] | null {
  const plans = blocks.map((block) => block.map(({ parts: [{ plan }] }) => plan));
  return plans.flat().every((plan) => plan !== '' && queries.get(plan)?.size === 1) ? plans : null;
}

/** The number of different plans if they repeat in the same order, 1 if all are equal; null if they do not repeat. */
function planPeriod(plans: readonly string[][]): number | null {
  const [first = []] = plans;
  const period = new Set(plans.flat()).size;
  const repeats = plans.every(
    (block) => block.length % period === 0 && block.every((plan, at) => plan === first[at % period]),
  );
  return repeats && plans.flat().length > period ? period : null;
}

/** What the log shows about the blocks of a query. */
interface Evidence {
  blocks: Block[];
  plans: string[][] | null;
  /** Statements of the query in its suite. */
  expected: number;
  usual: number | null;
}

/** Statements per iteration from the order of running; null if the blocks differ or there is no other query. */
function orderedLength({ blocks, usual }: Evidence): number | null {
  const length = commonLength(blocks);
  return length !== null && usual !== null && length % usual === 0 ? length / usual : null;
}

/**
 * Statements per iteration of a query that runs several times in a row; Infinity if each block is one iteration, null if
 * the log does not show it. Equal plans are iterations. Different plans that repeat are statements. Otherwise the order
 * of running decides: all queries run equally often in a row, or this query does so in every round.
 */
function statementsPerRun(evidence: Evidence): number | null {
  const { blocks, plans, expected, usual } = evidence;
  const ordered = orderedLength(evidence);
  if (expected > 1 && ordered === expected) return ordered;
  const period = plans && planPeriod(plans);
  const isNumbered = blocks.flat().every((statement) => iterationOf(statement) !== '');
  if (isNumbered && blocks.length > 0) return period === 1 ? null : Infinity;
  if (period !== null) return period;
  const differ = plans !== null && new Set(plans.flat()).size === plans.flat().length;
  if (ordered === 1) return expected === 1 && !differ ? 1 : null;
  return blocks.length > 1 || (differ && usual === 1) ? ordered : null;
}

function inChunks(block: Block, size: number): Block[] {
  const count = Math.ceil(block.length / size) || 1;
  return Array.from({ length: count }, (_, at) =>
    size === Infinity ? block : block.slice(at * size, (at + 1) * size),
  );
}

/** The statements of each iteration of a query. A failed query has no time, so that its statements need not be clear. */
function runsOf(blocks: readonly Block[], evidence: Evidence): { runs: Block[]; isUnclear: boolean } {
  if (blocks.every(({ length }) => length === 1)) return { runs: [...blocks], isUnclear: false };
  const size = statementsPerRun(evidence);
  const isUnclear = size === null && evidence.blocks.length === blocks.length;
  return { runs: blocks.flatMap((block) => inChunks(block, size ?? evidence.expected)), isUnclear };
}

/**
 * Statements grouped by iteration, in no particular order, because several statements may run under one description:
 * TPC-DS query 14 has two. `unclear` lists queries for which the log shows neither iterations nor statements.
 */
export function roundsOf(statements: readonly Statement[], suite: SuiteName): { runs: Block[]; unclear: string[] } {
  const queries = groupBy(blocksOf(statements), ([first]) => first?.query ?? '');
  const usual = usualLength(queries, suite);
  const ofPlans = queriesOfPlans(statements);
  const found = [...queries].map(([query, blocks]) => {
    const whole = wholeBlocks(blocks);
    const plans = plansOf(whole, ofPlans);
    return { query, ...runsOf(blocks, { blocks: whole, plans, expected: statementCount(suite, query), usual }) };
  });
  return {
    runs: found.flatMap(({ runs }) => runs),
    unclear: found.filter(({ isUnclear }) => isUnclear).map(({ query }) => query),
  };
}
