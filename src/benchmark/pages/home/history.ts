import { LEAST_ROUNDS } from '../../history/guests';
import type { EngineHistory } from '../history/page';

/** The history of the engine with the most comparisons; null if none of its lines has enough rounds. */
export function homeHistory(histories: readonly EngineHistory[]) {
  const size = ({ lines }: EngineHistory) => lines.reduce((count, { points }) => count + points.length, 0);
  const [most] = [...histories].sort((a, b) => size(b) - size(a));
  if (!most?.lines.some(({ points }) => points.length >= LEAST_ROUNDS)) return null;
  const { name, path, folder } = most.page;
  const caption = most.charts.find(({ spec }) => spec.id === 'newest')?.spec.caption ?? '';
  return { question: `Is ${name} getting faster?`, name, path, caption, chart: `${folder}/newest` };
}
