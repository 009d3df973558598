import { existsSync, readFileSync } from 'node:fs';
import type { EngineSettings } from '../../benchmark/trial/engineSettings';
import { ownPath } from './ownModule';

/** The file of the package with settings of engines, below its compiled sources. */
export const ENGINES_FILE = 'engines.json';

/**
 * Settings of engines as published runs document them, which the package contains for trials in sites without such runs.
 * Empty in this repository, whose result sets document them.
 */
export function publishedEngines(): EngineSettings[] {
  const file = ownPath(ENGINES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EngineSettings[]) : [];
}
