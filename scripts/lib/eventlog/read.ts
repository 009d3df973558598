import { problem, warning } from '../../../src/benchmark/model/problem';
import type { Level, Problem } from '../../../src/benchmark/model/resultSet';
import { shown } from '../../../src/benchmark/text/shown';
import type { EventLog } from '../../../src/importers/eventLog/eventLog';
import { isCutOff, packingOf, unpacked } from './bytes';
import { LineSplitter } from './lineSplitter';
import type { LogFile } from './paths';

/** So many broken lines of a file are named, the others counted. */
const NAMED_LINES = 20;
/** So much of a broken line is shown. */
const SHOWN_BYTES = 200;
const CUT_CURE = 'give the whole log, or count what is there with --allow-broken';
const CURE = 'mend or cut out the line, or count the rest with --allow-broken';
const UNREADABLE_CURE =
  'give the log as Spark writes it, plain or with one of its codecs (zstd, lz4, snappy, lzf), or packed with gzip';

/** What is told while a log is read: packed and unpacked bytes since the last call. */
export interface ReadProgress {
  packed(bytes: number): void;
  unpacked(bytes: number): void;
}

const utf8 = new TextDecoder();

/** What is said of a log without its end: an error with a cure, or a warning that says what becomes of it. */
function cutOff(path: string, line: number | null, message: string, level: Level): Problem {
  if (level === 'error') return problem(path, line, message, CUT_CURE);
  return warning(path, line, `${message}; what was written until then counts`);
}

/** Gives the lines of one file to the log and collects what is wrong with them. */
class FileReading {
  private line = 0;
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

  take(bytes: Uint8Array): void {
    this.line += 1;
    if (bytes.length <= 1 || this.log.take(bytes)) return;
    this.brokenCount += 1;
    if (this.broken.length >= NAMED_LINES) return;
    const start = shown(utf8.decode(bytes.subarray(0, SHOWN_BYTES)));
    this.broken.push(this.problem(this.line, `no event of Spark that can be read: ${start}`));
  }

  /** A broken last line without line feed was cut off while it was written. */
  cutLast(isUnfinished: boolean): void {
    const last = this.broken.at(-1);
    if (!isUnfinished || last?.line !== this.line) return;
    this.broken[this.broken.length - 1] = cutOff(this.path, this.line, 'the last line is cut off', this.level);
  }

  problems(): Problem[] {
    const unnamed = this.brokenCount - this.broken.length;
    return unnamed > 0 ? [...this.broken, this.problem(null, `${unnamed} more lines are broken`)] : this.broken;
  }
}

function unpackProblem(path: string, error: unknown, level: Level): Problem {
  return isCutOff(error)
    ? cutOff(path, null, 'the file ends too early', level)
    : problem(path, null, `the file cannot be read: ${(error as Error).message}`);
}

async function readFile(path: string, log: EventLog, level: Level, progress: ReadProgress): Promise<Problem[]> {
  const packing = packingOf(path);
  if (packing === 'other') return [problem(path, 1, 'the file is no Spark event log', UNREADABLE_CURE)];
  const reading = new FileReading(path, log, level);
  const splitter = new LineSplitter((line) => reading.take(line));
  const problems: Problem[] = [];
  try {
    for await (const piece of unpacked(path, packing, progress.packed)) {
      splitter.push(piece);
      progress.unpacked(piece.length);
    }
  } catch (error) {
    problems.push(unpackProblem(path, error, level));
  }
  reading.cutLast(splitter.finish());
  return [...reading.problems(), ...problems];
}

/** Reads the files of a log one after the other into its state; every problem of every file, broken lines at the level given. */
export async function readLogFiles(
  files: readonly LogFile[],
  log: EventLog,
  level: Level,
  progress: ReadProgress,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path } of files) problems.push(...(await readFile(path, log, level, progress)));
  return problems;
}
