import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { OK, type OptionValues, runCommand, text } from './lib/command';
import { print } from './lib/print';

const HELP = `
Usage: npm run spark-bundle [-- --out DIR]

Bundles the event-log reader of npm run import-eventlog into one file, DIR/event-log-reader.cjs, which Node 20.19 or later runs without
packages. The Spark job of spark/ needs it: spark/README.md shows how it gets to the workers.

  --out DIR   default: spark/dist

Exit codes: 0 written, 1 it could not be bundled, 2 wrong usage
`;

export async function bundleReader(folder: string): Promise<string> {
  const outfile = join(resolve(folder), 'event-log-reader.cjs');
  await build({
    entryPoints: ['scripts/lib/spark/reader.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return outfile;
}

async function run(values: OptionValues): Promise<number> {
  print(`${await bundleReader(text(values, 'out') ?? 'spark/dist')}\n`);
  return OK;
}

runCommand({ name: 'spark-bundle', help: HELP, options: { texts: ['out'] }, hasArguments: false, run });
