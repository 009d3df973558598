/** Whether all marks of a kind of chart carry their words, so that nothing answers to the pointer. */
export function isStill(kind: string): boolean {
  return kind === 'blocks' || kind === 'split';
}
