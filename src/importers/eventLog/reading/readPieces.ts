import { problem, warning } from '../../../benchmark/model/problem';
import type { Level, Problem } from '../../../benchmark/model/resultSet';
import { formatNumber } from '../../../benchmark/text/numbers';
import { shown } from '../../../benchmark/text/shown';
import type { EventLog } from '../eventLog';
import { LineSplitter, MAX_LINE_BYTES } from './lineSplitter';

/** So many broken lines of a file are named, the others counted. */
const NAMED_LINES = 20;
/** So much of a broken line is shown. */
const SHOWN_BYTES = 200;
const CUT_CURE = 'give the whole log, or count what is there with --allow-broken';
const CURE = 'fix or remove the line, or count the rest with --allow-broken';
const LIMIT_CURE = 'no more are held in memory. Give a log of fewer applications';
/** A file may unpack to so many times its size, and to so many bytes in any case: real logs pack to a fortieth. */
const MOST_TIMES = 500;
const ALWAYS_BYTES = 1e9;

/** What is told while a log is read: packed and unpacked bytes since the last call. */
export interface ReadProgress {
  packed(bytes: number): void;
  unpacked(bytes: number): void;
}

/** How logs are read. */
export interface HowRead {
  /** What broken lines and missing ends are. */
  level: Level;
  /** The most that a file may unpack to, in bytes; null for the default. */
  mostUnpacked: number | null;
}

const utf8 = new TextDecoder();

/** What is said of a log without its end: an error with a cure, or a warning that says what becomes of it. */
export function cutOff(path: string, line: number | null, message: string, level: Level, cure = CUT_CURE): Problem {
  if (level === 'error') return problem(path, line, message, cure);
  return warning(path, line, `${message}; what was written until then counts`);
}

/** Whether an error of unpacking says that the file ends too early, so that what was read until then is sound. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && /unexpected end of file|incomplete stream/i.test(error.message);
}

/** Thrown to stop reading a file of which nothing more is wanted. */
class Stop extends Error {}

/** Gives the lines of one file to the log and collects what is wrong with them. */
class FileReading {
  private number = 0;
  private broken: Problem[] = [];
  private brokenCount = 0;

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
    if (bytes.length <= 1 || this.log.take(bytes)) return;
    if (this.log.limit !== null) throw new Stop(`${this.log.limit}; ${LIMIT_CURE}`);
    this.add(`no event of Spark that can be read: ${shown(utf8.decode(bytes.subarray(0, SHOWN_BYTES)))}`);
  }

  /** No event is so long: what follows is not looked at where it is an error. */
  tooLong(start: number): void {
    this.number += 1;
    const most = formatNumber(MAX_LINE_BYTES / 2 ** 20);
    this.add(`the line that begins at byte ${formatNumber(start)} has more than ${most} MB; no event is so long`);
    if (this.level === 'error') throw new Stop();
  }

  /** A broken last line without line feed was cut off while it was written. */
  cutLast(isUnfinished: boolean): void {
    const last = this.broken.at(-1);
    if (!isUnfinished || last?.line !== this.number || /MB; no event/.test(last.message)) return;
    this.broken[this.broken.length - 1] = cutOff(this.path, this.number, 'the last line is cut off', this.level);
  }

  problems(): Problem[] {
    const unnamed = this.brokenCount - this.broken.length;
    return unnamed > 0 ? [...this.broken, this.problem(null, `${unnamed} more lines are broken`)] : this.broken;
  }
}

function unpackProblem(path: string, error: unknown, level: Level): Problem[] {
  if (error instanceof Stop) return error.message === '' ? [] : [problem(path, null, error.message)];
  if (isCutOff(error)) return [cutOff(path, null, 'the file ends too early', level)];
  return [problem(path, null, `the file cannot be read: ${(error as Error).message}`)];
}

/** Counts packed and unpacked bytes of a file, and stops where it unpacks to more than any log does. */
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
    const most = this.most ?? Math.max(ALWAYS_BYTES, MOST_TIMES * this.packedBytes);
    if (this.unpackedBytes <= most) return;
    const [size, from] = [most / 1e9, this.packedBytes / 1e6].map((number) => formatNumber(number, 1));
    throw new Stop(
      `unpacks to more than ${size} GB, from ${from} MB; no log packs so well. If it is one, raise the limit with --max-unpacked GB`,
    );
  }
}

/**
 * Gives what a file unpacks to into the state of its log, line by line; every problem of it, broken lines at the level given. `unpack`
 * makes the pieces, and tells the packed bytes that it reads.
 */
export async function readPieces(
  path: string,
  unpack: (onRead: (bytes: number) => void) => AsyncIterable<Uint8Array>,
  log: EventLog,
  how: HowRead,
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
