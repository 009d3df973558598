/** Yields the thread, so that a long computation does not block a server. */
export function yieldToServer(milliseconds = 0): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
