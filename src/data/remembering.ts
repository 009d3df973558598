/**
 * A function like `compute` that computes anew only where a part of what it is given is another than the last time for the same key: a
 * text with another content, or another object. It keeps one result a key, which must not be changed.
 */
export function remembering<Input, Output>(
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
