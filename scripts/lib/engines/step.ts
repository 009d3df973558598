import { isBuilt } from '../scratch';
import { failedStep, playwrightStep, type StepResult, skippedStep } from '../steps';
import { ensureEngines } from './ensure';

/** Tests of the built site in Firefox and WebKit; an engine that is not available is skipped, with the reason. */
export async function enginesStep(name: string): Promise<StepResult> {
  if (!isBuilt('build')) return failedStep(name, 'there is no built site: add --step build');
  const { there, missing } = await ensureEngines();
  if (there.length === 0) return skippedStep(name, missing.join('; '));
  const note = missing.length > 0 ? `skipped: ${missing.join('; ')}` : undefined;
  return { ...(await playwrightStep(name, 'engines', { ENGINES: there.join(',') })), ...(note ? { note } : {}) };
}
