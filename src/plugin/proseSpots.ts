import { shown, warning } from '../benchmark/parse';
import type { Artifact, Problem } from '../benchmark/types';

const SPOT = /\{\/\*\s*PROSE:\s*([\s\S]*?)\s*\*\/\}/g;

/** A spot of a page that waits for a sentence: an MDX comment, which the page does not show. `hint` says what is wanted. */
export function proseSpot(hint: string): string {
  return `{/* PROSE: ${hint} */}`;
}

/** A warning for every spot of a page that still waits for its sentence. */
export function proseSpots({ path, text }: Artifact): Problem[] {
  return [...text.matchAll(SPOT)].map(({ 1: hint = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    return warning(path, line, `a spot for prose is empty: ${shown(hint)}`, 'write the sentence in its place');
  });
}
