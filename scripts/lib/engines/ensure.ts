import { firefox, webkit } from '@playwright/test';
import { installPackages, runInstaller } from '../install';
import { ENGINES, type EngineName, findEngine } from './found';

/** The packages of Debian that are or drive an engine. */
const PACKAGES: Record<EngineName, readonly string[]> = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
};
const BUILDS = { Firefox: firefox, WebKit: webkit };

function install(name: EngineName): void {
  installPackages(PACKAGES[name]);
  if (!findEngine(name))
    runInstaller(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', name.toLowerCase()]);
}

/** Why Playwright's build does not start, which happens where the system lacks libraries of it; null where it does. */
async function startProblem(name: EngineName): Promise<string | null> {
  try {
    await (await BUILDS[name].launch()).close();
    return null;
  } catch (error) {
    return `Playwright's build does not start: ${String(error).split('\n')[0]}`;
  }
}

/** Why an engine cannot be tested; null where it can. Installs it first where there is none: by apt-get as root on Debian, else by Playwright. */
async function missing(name: EngineName): Promise<string | null> {
  if (!findEngine(name)) install(name);
  const found = findEngine(name);
  if (!found) return `neither ${PACKAGES[name].join(' with ')} of Debian nor Playwright's build could be installed`;
  return found.by === 'playwright' ? startProblem(name) : null;
}

/** The engines that can be tested, installed where that was possible, and why the others cannot. */
export async function ensureEngines(): Promise<{ there: EngineName[]; missing: string[] }> {
  const reasons = new Map<EngineName, string | null>();
  for (const name of ENGINES) reasons.set(name, await missing(name));
  return {
    there: ENGINES.filter((name) => reasons.get(name) === null),
    missing: [...reasons].flatMap(([name, reason]) => (reason === null ? [] : [`${name}: ${reason}`])),
  };
}
