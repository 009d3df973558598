import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { TSX } from '../support/programs';
import { writeBelow } from '../support/temporary';

/** Request of a script to the API. */
export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** Response to a request, or the status of a failure. */
export type Answer = (asked: Asked) => object | number;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? null : JSON.parse(text);
}

/** Runs `use` with the URL of a server that responds like GitHub's API; returns all its requests. */
export async function withApi(answer: Answer, use: (url: string) => Promise<void>): Promise<Asked[]> {
  const all: Asked[] = [];
  const server = createServer(async (request, response) => {
    const asked = { method: request.method ?? '', path: request.url ?? '', body: await bodyOf(request) };
    all.push(asked);
    const found = answer(asked);
    response.writeHead(typeof found === 'number' ? found : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(typeof found === 'number' ? {} : found));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return all;
}

/** A finished workflow step: exit code, log, and outputs. */
export interface StepOutcome {
  code: number | null;
  log: string;
  outputs: Record<string, string>;
}

/** Runs a script of scripts/preview like the runner, with an event and the variables of a workflow. */
export async function runStepScript(
  folder: string,
  name: string,
  args: string[],
  { api, event = {} }: { api?: string; event?: object },
): Promise<StepOutcome> {
  const [output, eventPath] = [
    writeBelow(folder, '.runner/output', ''),
    writeBelow(folder, '.runner/event.json', JSON.stringify(event)),
  ];
  const child = spawn(process.execPath, [...TSX, resolve(`scripts/preview/${name}.ts`), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GITHUB_API_URL: api ?? 'http://127.0.0.1:9',
      GITHUB_REPOSITORY: 'Owner/site',
      GITHUB_SERVER_URL: `file://${join(folder, 'remotes')}`,
      GITHUB_TOKEN: 'token-of-the-test',
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_OUTPUT: output,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      log += text;
    });
  }
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const lines = readFileSync(output, 'utf8')
    .split('\n')
    .filter((line) => line.includes('='));
  const outputs = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return { code, log, outputs };
}
