import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { schemaFiles } from '../src/data/schemaFiles';
import { OK, runCommand } from './lib/command';
import { print } from './lib/print';

const HELP = `
Usage: npm run schemas

Writes static/schemas/*.schema.json, the published JSON schemas, from their definitions in src/benchmark/schemas/.

Exit codes: 0 written, 1 a file could not be written, 2 wrong usage
`;

runCommand({
  name: 'schemas',
  help: HELP,
  hasArguments: false,
  options: {},
  run() {
    const files = schemaFiles();
    for (const [name, text] of files) writeFileSync(`static/schemas/${name}`, text);
    execFileSync('node_modules/.bin/biome', ['format', '--write', 'static/schemas']);
    print(`${files.size} schemas written to static/schemas\n`);
    return OK;
  },
});
