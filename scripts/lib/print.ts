import { plainLines } from '../../src/benchmark/model/guards/plainText';

/** Prints results to standard output without terminal control characters, which foreign texts may contain. */
export function print(text: string): void {
  process.stdout.write(plainLines(text));
}

/** Prints messages to standard error in the same way. */
export function printMessage(text: string): void {
  process.stderr.write(plainLines(text));
}
