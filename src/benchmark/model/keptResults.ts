/** Results that outlive the program. */
export interface ResultStore {
  get(key: string): unknown;
  set(key: string, result: unknown): void;
}

let store: ResultStore | null = null;

/** Sets where functions of `kept` find and leave results; null, the default, for nowhere. */
export function keepResults(results: ResultStore | null): void {
  store = results;
}

/**
 * The same function, which computes only what the store does not have. The key of a result is the name and the JSON of
 * the input, so the result must depend on nothing else. Results must not be mutated.
 */
export function kept<Input, Result>(name: string, compute: (input: Input) => Result): (input: Input) => Result {
  return (input) => {
    if (!store) return compute(input);
    const key = `${name} ${JSON.stringify(input)}`;
    const result = (store.get(key) as Result | undefined) ?? compute(input);
    store.set(key, result);
    return result;
  };
}
