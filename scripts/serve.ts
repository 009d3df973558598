import path from 'node:path';
import { InputError, runCommand, text, UsageError } from './lib/command';
import { isBuilt } from './lib/scratch';
import { serveFolder } from './lib/staticServer';

const HELP = `Usage: npm run serve [-- --port PORT] [--dir FOLDER]

Serve the built site on this machine until you stop it. BASE_URL must be the value used for the build.
  --port PORT   default 3000
  --dir FOLDER  default build
Exit codes: 1 no built site, or the port is in use, 2 incorrect usage`;

function portOf(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535)
    throw new UsageError([`--port must be a number from 0 to 65535, got ${value}`]);
  return port;
}

function serve(folder: string, port: number): void {
  serveFolder(folder, { base: process.env.BASE_URL ?? '/', port }).then(
    ({ url }) => console.log(`Serving ${path.relative('.', folder) || '.'} at ${url} (Ctrl+C stops it)`),
    (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      console.error(`serve: ${taken ? `port ${port} is taken; name another with --port` : error.message}`);
      process.exitCode = 1;
    },
  );
}

runCommand({
  name: 'serve',
  help: HELP,
  options: { port: { type: 'string' }, dir: { type: 'string' } },
  run(values, positionals) {
    if (positionals.length > 0) throw new UsageError([`unexpected: ${positionals.join(' ')}`]);
    const port = portOf(text(values, 'port') ?? '3000');
    const folder = path.resolve(text(values, 'dir') ?? 'build');
    if (!isBuilt(folder)) throw new InputError(`there is no built site in ${folder}; run "npm run build" first`);
    serve(folder, port);
    return 0;
  },
});
