import { isBuilt } from '../scratch';
import { failedStep, playwrightStep, type StepResult, timed } from '../steps';
import { ensureEngines } from './ensure';

/** The tests of the built site in Firefox and WebKit; those of an engine that is not to be had are skipped, with the reason. */
export async function enginesStep(name: string): Promise<StepResult> {
  if (!isBuilt('build')) return failedStep(name, 'there is no built site: add --step build');
  const found = await ensureEngines().catch((error: Error) => error.message);
  if (typeof found === 'string') return failedStep(name, found);
  const { there, missing } = found;
  const note = missing.length > 0 ? `skipped: ${missing.join('; ')}` : undefined;
  if (there.length === 0) return timed(name, async () => ({ passed: 0, failed: 0, skipped: 1, failures: [], note }));
  return { ...(await playwrightStep(name, 'engines', { ENGINES: there.join(',') }, true)), note };
}
