import type { Side } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import { type EngineSettings, trialEngines } from '../../benchmark/trial/engineSettings';
import { chosenTable, planSentence, planSentences } from '../../benchmark/trial/planText';
import { type LoggedTrial, planTrial } from '../../benchmark/trial/planTrial';
import { readTrialNumbers, TRIAL_NUMBERS, type TrialNumber } from '../../benchmark/trial/trialChoice';
import { trialFiles } from '../../benchmark/trial/trialFiles';

/** The reader's input, as texts; an empty text is the default. */
export type TrialChoice = Record<TrialNumber | Side | 'spark', string>;

interface PlannedTrial {
  /** The plan in one sentence, and what follows from it. */
  sentence: string;
  sentences: string[];
  table: Table;
  /** The files that run it, by path; null until the settings of the engines are loaded, and if they do not fit. */
  files: Map<string, string> | null;
  /** Why there are no files. */
  reasons: string[];
}

/** The plan for a choice, or a sentence that says why no plan fits. */
export function plannedTrial(
  { log, nodes, spark: logged }: LoggedTrial,
  choice: TrialChoice,
  engines: readonly EngineSettings[],
): PlannedTrial | string {
  const read = readTrialNumbers(choice, (name) => TRIAL_NUMBERS[name].label);
  if (Array.isArray(read)) return `${read.join('; ')}.`;
  const plan = planTrial(log, { ...read, writes: false });
  if (typeof plan === 'string') return `There is no plan: ${plan}.`;
  const cost = { ...read, nodes: read.nodes ?? nodes };
  const [sentence, sentences] = [planSentence(plan, cost), planSentences(plan, read.ratio, cost)];
  const planned = choice.spark.trim() || logged;
  const found = engines.length > 0 ? trialEngines(choice, engines, planned) : [];
  const [reasons, chosen] = Array.isArray(found) ? [found, null] : [[], found];
  const lines = [sentence, '', ...sentences];
  const files =
    chosen && trialFiles({ plan, log, engines: chosen, lines, nodes: cost.nodes, spark: { planned, logged } });
  return { sentence, sentences, table: chosenTable(plan), files, reasons };
}
