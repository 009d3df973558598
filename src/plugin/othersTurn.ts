/** Lets everything else that waits for this thread run first, so that long computing does not hold up a server. */
export function othersTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0));
}
