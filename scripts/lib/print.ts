import { plainLines } from '../../src/benchmark/model/guards/plainText';

/** Results to standard output, without characters that steer a terminal: names and texts come from files of others. */
export function print(text: string): void {
  process.stdout.write(plainLines(text));
}

/** Messages to standard error, likewise. */
export function printMessage(text: string): void {
  process.stderr.write(plainLines(text));
}
