import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './lib/command';
import { newSiteIn } from './lib/package/newSite';
import { writePackage } from './package';

/** The folder of a package built from these sources, deleted at the end. */
async function builtPackage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return writePackage(join(folder, 'package'));
}

runCommand(newSiteIn(builtPackage));
