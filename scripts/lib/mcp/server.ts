import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { version } from '../../../package.json';
import { getOwnValue } from '../../../src/benchmark/model/guards/record';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import {
  type Answer,
  type Arguments,
  cite,
  compareSets,
  cost,
  engine,
  explain,
  FILTERED,
  LIST_KINDS,
  list,
  QuestionError,
  query,
  rerun,
  resultSet,
  type Source,
} from './answers';

interface Tool {
  description: string;
  /** What each argument means; those in `required` must be given. */
  arguments: Record<string, string>;
  required: string[];
  answer: (source: Source, values: Arguments) => Answer;
}

const TOOLS: Record<string, Tool> = {
  list: {
    description:
      'Begin here. List reports (each with its answer, newest first), engines (each with its newest result), result_sets, queries, or verdicts, with IDs and URLs',
    arguments: {
      kind: 'what to list',
      filter: `keep entries with all of these words: "comet 3000", "eks spark 3.5". ${FILTERED}`,
    },
    required: ['kind'],
    answer: list,
  },
  compare: {
    description:
      'Compare two result sets: metrics, intervals, machines, and the verdict, or the reason why they cannot be compared',
    arguments: {
      baseline: 'ID of the reference',
      candidate: 'ID of the other result set',
      only: 'include only these queries: "q1-q20, q72"',
      exclude: 'exclude these queries',
    },
    required: ['baseline', 'candidate'],
    answer: compareSets,
  },
  query: {
    description:
      'Show what is known of one query of a suite: seconds by data size, reasons, effects on reports, and how much of its plan runs natively',
    arguments: {
      query: 'name of the query: q72',
      suite: 'suite of the query; default: tpcds',
      engine: 'add every result of this engine: "Comet 1.1.0"',
    },
    required: ['query'],
    answer: query,
  },
  result_set: {
    description:
      'Show a result set: its answer, publisher, machine, settings, times, closest comparisons, checks, and the command that reruns it',
    arguments: { id: 'ID of a result set' },
    required: ['id'],
    answer: resultSet,
  },
  cost: {
    description: 'Show node-hours of a report, its cost if prices are known, and which numbers its sources leave out',
    arguments: { id: 'ID of a report' },
    required: ['id'],
    answer: cost,
  },
  explain_verdict: {
    description:
      'Show what a verdict rests on: metrics, intervals, iterations, machines, conflicting sources, and settings that differ',
    arguments: {
      id: 'ID of a report, or of a verdict in the list of verdicts',
      query: 'explain the verdict on this query',
    },
    required: ['id'],
    answer: explain,
  },
  engine: {
    description:
      'Show an engine: its newest results over vanilla Spark, its fastest and slowest queries, its reports, and the share of operators that each release runs natively',
    arguments: { id: 'ID of an engine: comet' },
    required: ['id'],
    answer: engine,
  },
  rerun: {
    description:
      'Return machine, settings, and the command that reruns a result set, for all queries or for one. Without an ID: how much reruns differ',
    arguments: { id: 'ID of a result set', query: 'rerun only this query' },
    required: [],
    answer: rerun,
  },
  cite: {
    description: 'Return citation, BibTeX, and license of a verdict or of a result set',
    arguments: { id: 'ID of a report, verdict, or result set' },
    required: ['id'],
    answer: cite,
  },
};

const INSTRUCTIONS =
  'Benchmarks of Spark accelerators. Quote an answer together with its caveats and its address. “Inconclusive” and “no verdict” are results: do not replace them with a ratio.';

/** The tools as clients list them; `values` are those that an argument of that name can have. */
function toolList(values: Record<string, readonly string[]>) {
  return Object.entries(TOOLS).map(([name, { description, arguments: own, required }]) => {
    const properties = Object.entries(own).map(([key, text]) => {
      const known = getOwnValue(values, key);
      return [key, { type: 'string', description: text, ...(known ? { enum: known } : {}) }];
    });
    const schema = { type: 'object' as const, properties: Object.fromEntries(properties), required };
    return {
      name,
      description,
      inputSchema: { ...schema, additionalProperties: false },
      annotations: { readOnlyHint: true },
    };
  });
}

/** The arguments of a call. Throws QuestionError for one that is missing, unknown, or not a text. */
function readArguments(tool: Tool, given: Record<string, unknown>): Arguments {
  const names = Object.keys(tool.arguments);
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) throw new QuestionError(unknownName('argument', name, names));
    if (typeof value !== 'string') throw new QuestionError(`${name} must be a text`);
  }
  const missing = tool.required.filter((name) => !(name in given));
  if (missing.length > 0) throw new QuestionError(`missing argument: ${missing.join(', ')}`);
  return given as Arguments;
}

function result({ text, caveats, address, refused = false }: Answer): CallToolResult {
  const below = `Caveats:\n${caveats.map((caveat) => `- ${caveat}`).join('\n')}\n\nAddress: ${address}`;
  return { content: [{ type: 'text', text: `${text.trim()}\n\n${below}` }], isError: refused };
}

/**
 * A server of the Model Context Protocol that answers with what the pages show. `source` is called at the first
 * question; `suites` are those of its data.
 */
export function createServer(source: () => Source, suites: readonly string[]): Server {
  const server = new Server(
    { name: 'spark-benchmarks', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolList({ kind: LIST_KINDS, suite: suites }) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }): CallToolResult => {
    const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    try {
      if (!tool) throw new QuestionError(unknownName('tool', name, Object.keys(TOOLS)));
      return result(tool.answer(source(), readArguments(tool, given)));
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  });
  return server;
}
