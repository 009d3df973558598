import type { Table } from '../../benchmark/model/table';
import type { EngineSettings } from '../../benchmark/trial/engineSettings';
import { chosenTable, planSentence, planSentences } from '../../benchmark/trial/planText';
import { type LoggedTrial, planTrial } from '../../benchmark/trial/planTrial';
import { trialFiles } from '../../benchmark/trial/trialFiles';

/** The reader's input, as texts; an empty text is the default. */
export interface TrialChoice {
  share: string;
  difference: string;
  nodes: string;
  price: string;
  baseline: string;
  candidate: string;
}

interface PlannedTrial {
  /** The plan in one sentence, and what follows from it. */
  sentence: string;
  sentences: string[];
  table: Table;
  /** The files that run it, by path; null until the settings of the engines are loaded. */
  files: Map<string, string> | null;
}

const MOST = { share: 100, difference: 1000, nodes: 100_000, price: 10_000 };

/** A number above 0; null for an empty text, and a text with the reason for any other. */
function amount(label: string, text: string, most: number): number | null | string {
  if (text.trim() === '') return null;
  const value = Number(text.trim().replace(',', '.'));
  return value > 0 && value <= most ? value : `${label} must be a number above 0 and at most ${most}.`;
}

/** The plan for a choice, or a sentence that says why no plan fits. */
export function plannedTrial(
  { log, nodes }: LoggedTrial,
  choice: TrialChoice,
  engines: readonly EngineSettings[],
): PlannedTrial | string {
  const read = {
    share: amount('Share of time', choice.share, MOST.share),
    difference: amount('Difference', choice.difference, MOST.difference),
    nodes: amount('Nodes', choice.nodes, MOST.nodes),
    price: amount('Price', choice.price, MOST.price),
  };
  const wrong = Object.values(read).find((value) => typeof value === 'string');
  if (typeof wrong === 'string') return wrong;
  const number = (name: keyof typeof read) => read[name] as number | null;
  const ratio = 1 + (number('difference') ?? 10) / 100;
  const plan = planTrial(log, { share: (number('share') ?? 80) / 100, ratio, writes: false });
  if (typeof plan === 'string') return `There is no plan: ${plan}.`;
  const cost = { nodes: number('nodes') ?? nodes, pricePerHour: number('price') };
  const [sentence, sentences] = [planSentence(plan, cost), planSentences(plan, ratio, cost)];
  const [baseline, candidate] = [choice.baseline, choice.candidate].map((id) => engines.find((one) => one.id === id));
  const lines = [sentence, '', ...sentences];
  const files = baseline && candidate ? trialFiles({ plan, log, engines: { baseline, candidate }, lines }) : null;
  return { sentence, sentences, table: chosenTable(plan), files };
}
