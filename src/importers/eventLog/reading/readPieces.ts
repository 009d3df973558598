import { quoteValue } from '../../../benchmark/model/guards/plainText';
import { problem, warning } from '../../../benchmark/model/problem';
import type { Level, Problem } from '../../../benchmark/model/resultSet';
import { formatNumber } from '../../../benchmark/text/numbers';
import { CutOffError } from '../codecs/blockStreams';
import { canBeLog, notALog } from '../codecs/packing';
import type { EventLog } from '../eventLog';
import { LineSplitter, MAX_LINE_BYTES } from './lineSplitter';

/** Maximum number of broken lines of a file that are named; the others are counted. */
const NAMED_LINES = 20;
const SHOWN_BYTES = 200;
const TRUNCATED_FIX = 'give the whole log, or count what is there with {--allow-broken}';
const CURE = 'fix or remove the line, or count the rest with {--allow-broken}';
const LIMIT_CURE = 'no more are held in memory. Give a log of fewer applications';
/** A file may decompress to this many times its size, and to this many bytes in any case; real logs compress 40:1. */
const MAX_RATIO = 500;
const ALWAYS_BYTES = 1e9;

/** Progress while a log is parsed: compressed and decompressed bytes since the last call. */
export interface ReadProgress {
  packed(bytes: number): void;
  unpacked(bytes: number): void;
}

export interface ReadOptions {
  /** The level of problems about broken and cut-off lines. */
  level: Level;
  /** Maximum decompressed size of a file in bytes; null for the default. */
  mostUnpacked: number | null;
}

const utf8 = new TextDecoder();

/** The problem of a truncated log: an error with advice, or a warning that the readable part counts. */
export function truncation(
  path: string,
  line: number | null,
  message: string,
  level: Level,
  cure = TRUNCATED_FIX,
): Problem {
  if (level === 'error') return problem(path, line, message, cure);
  return warning(path, line, `${message}; what was written until then counts`);
}

class Stop extends Error {}

class FileReading {
  private number = 0;
  private broken: Problem[] = [];
  private brokenCount = 0;
  /** True if a line is an event, or begins like one. */
  private hasEvent = false;
  /** Number of the last line that was too long; 0 if none was. */
  private longLine = 0;

  constructor(
    private readonly path: string,
    private readonly log: EventLog,
    private readonly level: Level,
  ) {}

  private problem(line: number | null, message: string): Problem {
    return { ...problem(this.path, line, message, CURE), level: this.level };
  }

  private add(message: string): void {
    this.brokenCount += 1;
    if (this.broken.length < NAMED_LINES) this.broken.push(this.problem(this.number, message));
  }

  line(bytes: Uint8Array): void {
    this.number += 1;
    if (bytes.length <= 1) return;
    const isEvent = this.log.take(bytes);
    this.hasEvent ||= isEvent || canBeLog(bytes.subarray(0, SHOWN_BYTES));
    if (isEvent) return;
    if (this.log.limit !== null) throw new Stop(`${this.log.limit}; ${LIMIT_CURE}`);
    this.add(`no event of Spark that can be read: ${quoteValue(utf8.decode(bytes.subarray(0, SHOWN_BYTES)))}`);
  }

  /** No event is this long: if it is an error, parsing stops. */
  tooLong(start: number): void {
    this.number += 1;
    this.longLine = this.number;
    const most = formatNumber(MAX_LINE_BYTES / 2 ** 20);
    this.add(`the line that begins at byte ${formatNumber(start)} has more than ${most} MB; no event is so long`);
    if (this.level === 'error') throw new Stop();
  }

  /** A broken last line without a line feed was truncated while it was written. */
  cutLast(isUnfinished: boolean): void {
    const last = this.broken.at(-1);
    if (!isUnfinished || last?.line !== this.number || this.longLine === this.number) return;
    this.broken[this.broken.length - 1] = truncation(this.path, this.number, 'the last line is cut off', this.level);
  }

  problems(): Problem[] {
    const [first] = this.broken;
    if (first && !this.hasEvent && this.longLine === 0) return [notALog(this.path, first.line ?? 1)];
    const unnamed = this.brokenCount - this.broken.length;
    return unnamed > 0 ? [...this.broken, this.problem(null, `${unnamed} more lines are broken`)] : this.broken;
  }
}

function unpackProblem(path: string, error: unknown, level: Level): Problem[] {
  if (error instanceof Stop) return error.message === '' ? [] : [problem(path, null, error.message)];
  if (error instanceof CutOffError) return [truncation(path, null, 'the file ends too early', level)];
  return [problem(path, null, `the file cannot be read: ${(error as Error).message}`)];
}

/** Counts compressed and decompressed bytes of a file; stops if it decompresses to more than any log does. */
class Sizes {
  private packedBytes = 0;
  private unpackedBytes = 0;

  constructor(
    private readonly most: number | null,
    private readonly progress: ReadProgress,
  ) {}

  packed(bytes: number): void {
    this.packedBytes += bytes;
    this.progress.packed(bytes);
  }

  unpacked(bytes: number): void {
    this.unpackedBytes += bytes;
    this.progress.unpacked(bytes);
    const most = this.most ?? Math.max(ALWAYS_BYTES, MAX_RATIO * this.packedBytes);
    if (this.unpackedBytes <= most) return;
    const [size, from] = [most / 1e9, this.packedBytes / 1e6].map((number) => formatNumber(number, 1));
    throw new Stop(
      `unpacks to more than ${size} GB, from ${from} MB; no log packs so well; if it is one, raise the limit with {--max-unpacked} GB`,
    );
  }
}

/**
 * Passes a file's decompressed lines to the state of its log; returns every problem, broken lines at the given level.
 * `unpack` yields the pieces and reports the compressed bytes that it reads.
 */
export async function readPieces(
  path: string,
  unpack: (onRead: (bytes: number) => void) => AsyncIterable<Uint8Array>,
  log: EventLog,
  how: ReadOptions,
  progress: ReadProgress,
): Promise<Problem[]> {
  const reading = new FileReading(path, log, how.level);
  const splitter = new LineSplitter(reading);
  const sizes = new Sizes(how.mostUnpacked, progress);
  const problems: Problem[] = [];
  try {
    for await (const piece of unpack((bytes) => sizes.packed(bytes))) {
      sizes.unpacked(piece.length);
      splitter.push(piece);
    }
    reading.cutLast(splitter.finish());
  } catch (error) {
    problems.push(...unpackProblem(path, error, how.level));
    if (!(error instanceof Stop)) reading.cutLast(splitter.finish());
  }
  return [...reading.problems(), ...problems];
}
