import { id, object, text } from './json';

/** The reason why an operator runs on the JVM; `operator` is empty if the engine does not name it. */
export interface PlanFallback {
  operator: string;
  reason: string;
}

/** The prefix of an operator in the text of a tree, including Spark's mark of generated code. */
const TREE = /^[\s:+|*-]*(?:\(\d+\)\s*)?/;
const MARKED = /^(.*?)\s*\[COMET: (.*)\]\s*$/;
const COMET_HEADING = '== Extended Information (Comet) ==';
/** Comet's statistics below its tree: the share of accelerated operators. */
const CLOSING = /^Comet accelerated /;

/** True if the line of a plan contains a Comet report; faster than parsing it. */
export function mentionsComet(line: string): boolean {
  return line.includes('[COMET: ') || line.includes(COMET_HEADING);
}

/** The lines below Comet's heading, up to the next heading. */
function cometSection(lines: readonly string[]): string[] {
  const start = lines.indexOf(COMET_HEADING);
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('== '));
  return end === -1 ? rest : rest.slice(0, end);
}

/** True if a section is a tree of operators (Comet's verbose format) and not a list of reasons. */
function isTree(lines: readonly string[]): boolean {
  return lines.some((line) => MARKED.test(line) || /^[\s:|]*[:+]- /.test(line));
}

/**
 * Fallback reasons from Comet in a plan's text: `Operator [COMET: reason]` in its verbose format, otherwise the lines
 * below its heading, which name no operator.
 */
export function cometFallbacks(planText: string): PlanFallback[] {
  const lines = planText.split('\n');
  const marked = lines.flatMap((line) => {
    const [, operator = '', reason = ''] = MARKED.exec(line) ?? [];
    return reason === '' ? [] : [{ operator: operator.replace(TREE, ''), reason }];
  });
  const section = cometSection(lines).filter((line) => line.trim() !== '' && !CLOSING.test(line));
  if (marked.length > 0 || isTree(section)) return marked;
  return section.map((line) => ({ operator: '', reason: line.trim() }));
}

/** Fallbacks in a GlutenPlanFallbackEvent line, with their execution; null without execution. Throws SyntaxError. */
export function readGlutenFallbacks(line: string): { execution: number; fallbacks: PlanFallback[] } | null {
  const event = object(JSON.parse(line));
  const execution = id(event.executionId);
  if (execution === null) return null;
  const reasons = Object.entries(object(event.fallbackNodeToReason));
  const fallbacks = reasons.map(([node, reason]) => ({ operator: node.replace(TREE, ''), reason: text(reason) }));
  return { execution, fallbacks };
}
