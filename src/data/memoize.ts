/**
 * A memoized `compute` that keeps one result per key. It recomputes only if a part of the input differs from the last
 * call for that key: a different text or another object. Results must not be mutated.
 */
export function memoize<Input, Output>(
  compute: (input: Input) => Output,
  keyOf: (input: Input) => string,
  partsOf: (input: Input) => readonly unknown[],
): (input: Input) => Output {
  const last = new Map<string, { parts: readonly unknown[]; output: Output }>();
  return (input) => {
    const [key, parts] = [keyOf(input), partsOf(input)];
    const known = last.get(key);
    if (known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]))
      return known.output;
    const output = compute(input);
    last.set(key, { parts, output });
    return output;
  };
}
