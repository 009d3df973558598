/** Lets everything else that waits for this thread run for a while first, so that long computing does not hold up a server. */
export function yieldToServer(milliseconds = 0): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
