import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { backtestCommand } from '../../../scripts/backtest';
import { checkCommand } from '../../../scripts/check';
import { compareCommand } from '../../../scripts/compare';
import { diffCommand } from '../../../scripts/diff';
import { importCommand } from '../../../scripts/import';
import { importAllCommand } from '../../../scripts/import-all';
import { importEventlogCommand } from '../../../scripts/import-eventlog';
import { importSeriesCommand } from '../../../scripts/import-series';
import { type Command, execute } from '../../../scripts/lib/command';
import { mcpIn } from '../../../scripts/mcp';
import { newEnvironmentCommand } from '../../../scripts/new-environment';
import { newReportCommand } from '../../../scripts/new-report';
import { newSuiteCommand } from '../../../scripts/new-suite';
import { planTrialCommand } from '../../../scripts/plan-trial';
import { rerunsCommand } from '../../../scripts/reruns';
import { simulateCommand } from '../../../scripts/simulate';
import { tablesCommand } from '../../../scripts/tables';
import { DEFAULT_SITE_URLS } from '../../../src/benchmark/siteUrls/siteUrls';
import { TSX } from './programs';

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of scripts/ in a separate process, like `npm run` without npm. It takes a second of CPU time, so one
 * test per command uses it to check exit code and streams; the others use `callCommand`.
 */
export function runScript(name: string, args: string[], cwd = process.cwd()): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...TSX, resolve(`scripts/${name}.ts`), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** Commands by their name after `npm run`. */
const COMMANDS = {
  backtest: backtestCommand,
  check: checkCommand,
  compare: compareCommand,
  diff: diffCommand,
  import: importCommand,
  mcp: mcpIn(DEFAULT_SITE_URLS),
  'import-all': importAllCommand,
  'import-eventlog': importEventlogCommand,
  'import-series': importSeriesCommand,
  'new-environment': newEnvironmentCommand,
  'new-report': newReportCommand,
  'new-suite': newSuiteCommand,
  'plan-trial': planTrialCommand,
  reruns: rerunsCommand,
  simulate: simulateCommand,
  tables: tablesCommand,
} satisfies Record<string, Command>;

type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** Runs `use` and returns this process's output to a stream instead of printing it. */
async function collecting(stream: NodeJS.WriteStream, use: () => Promise<void>): Promise<string> {
  const write = stream.write;
  let text = '';
  stream.write = ((part: string | Uint8Array) => {
    text += typeof part === 'string' ? part : Buffer.from(part).toString();
    return true;
  }) as typeof stream.write;
  try {
    await use();
  } finally {
    stream.write = write;
  }
  return text;
}

/** Runs a command in this process, in `cwd`; returns its output and exit code. */
export async function callCommand(name: CommandName, args: string[], cwd = process.cwd()): Promise<Outcome> {
  const command = COMMANDS[name];
  const before = process.cwd();
  process.chdir(cwd);
  try {
    let [code, stdout] = [0, ''];
    const stderr = await collecting(process.stderr, async () => {
      stdout = await collecting(process.stdout, async () => {
        code = await execute(command, args);
      });
    });
    return { code, stdout, stderr };
  } finally {
    process.chdir(before);
  }
}
