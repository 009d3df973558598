import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { foundOf } from './corpus';
import { mutated, mutations } from './mutations';
import type { Target } from './target';

/** No input may take longer, in seconds of a processor: a busy machine does not count. */
const MOST_SECONDS = 2;
/** So many inputs of a target are tried before the next one has its turn. */
const BATCH = 100;

/** An input that broke something, as small as it could be made. */
export interface Finding {
  target: string;
  faults: string[];
  input: string;
  /** What its file is called below tests/fixtures/fuzz/found/. */
  name: string;
}

/** What was tried, and what broke. */
export interface FuzzOutcome {
  inputs: number;
  /** How many of them were taken for what they should be, or something like it. */
  accepted: number;
  /** The longest that one took, in seconds of a processor, with its target. */
  slowest: { seconds: number; target: string };
  /** No input may take longer, in seconds of a processor. */
  mostSeconds: number;
  findings: Finding[];
}

function cpuSeconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** What is wrong with how a target reads an input: its faults, what it throws, or that it takes too long. */
function faultsOf(target: Target, input: string, outcome: FuzzOutcome): string[] {
  const faults: string[] = [];
  const seconds = cpuSeconds(() => {
    try {
      faults.push(...target.faults(input));
    } catch (error) {
      faults.push(`throws ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`);
    }
  });
  outcome.inputs += 1;
  if (seconds > outcome.slowest.seconds) outcome.slowest = { seconds, target: target.id };
  return seconds > outcome.mostSeconds ? [...faults, `takes ${seconds.toFixed(1)} s`] : faults;
}

function findingOf(target: Target, input: string, faults: string[]): Finding {
  const name = createHash('sha256').update(input).digest('hex').slice(0, 12);
  return { target: target.id, faults, input, name };
}

/** Tries what was found before: it must not break again. */
function again(target: Target, outcome: FuzzOutcome): void {
  for (const input of foundOf(target.id).values()) {
    const faults = faultsOf(target, input, outcome);
    if (faults.length > 0) outcome.findings.push(findingOf(target, input, faults));
  }
}

/** Tries a batch of inputs, all of which follow from the seed; the first that breaks something is made small. */
function batch(target: Target, seed: number, until: number, outcome: FuzzOutcome): void {
  const input = fc.tuple(fc.constantFrom(...target.corpus), mutations).map(([text, changes]) => mutated(text, changes));
  let faults: string[] = [];
  const property = fc.property(input, (text) => {
    const found = faultsOf(target, text, outcome);
    if (found.length > 0) {
      faults = found;
      return false;
    }
    if (target.accepts(text)) outcome.accepted += 1;
    return true;
  });
  const left = Math.max(1, until - performance.now());
  const found = fc.check(property, {
    seed,
    numRuns: BATCH,
    interruptAfterTimeLimit: left,
    markInterruptAsFailure: false,
  });
  const [broken] = found.counterexample ?? [];
  if (!found.failed || broken === undefined) return;
  outcome.findings.push(findingOf(target, broken, faults));
}

/** A corpus that is empty, or whose files are refused, tries nothing. */
function corpusFindings(targets: readonly Target[]): Finding[] {
  const empty = targets.filter(({ corpus }) => corpus.length === 0);
  const refused = targets.flatMap((target) =>
    target.corpus.some(target.accepts)
      ? []
      : [{ ...findingOf(target, target.corpus[0] ?? '', ['none of its corpus is accepted']) }],
  );
  return [...empty.map((target) => findingOf(target, '', ['has no corpus'])), ...refused];
}

/** Tries inputs of all targets in turn, until the time is over; which ones follows from the seed alone. */
export function fuzz(
  targets: readonly Target[],
  { seconds, seed, mostSeconds = MOST_SECONDS }: { seconds: number; seed: number; mostSeconds?: number },
): FuzzOutcome {
  const outcome: FuzzOutcome = {
    inputs: 0,
    accepted: 0,
    slowest: { seconds: 0, target: '' },
    mostSeconds,
    findings: corpusFindings(targets),
  };
  const until = performance.now() + seconds * 1000;
  const broken = new Set(outcome.findings.map(({ target }) => target));
  for (const target of targets) again(target, outcome);
  for (let round = 0; performance.now() < until; round += 1) {
    for (const [index, target] of targets.entries()) {
      if (broken.has(target.id) || performance.now() >= until) continue;
      batch(target, seed + round * targets.length + index, until, outcome);
      if (outcome.findings.some((finding) => finding.target === target.id)) broken.add(target.id);
    }
    if (broken.size === targets.length) break;
  }
  return outcome;
}
