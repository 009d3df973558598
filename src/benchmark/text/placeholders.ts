/** Output of `<Value of="…">` in a report by dotted path, with unit. */
export type ValueTexts = Record<string, string>;

const PLACEHOLDER = /\{([^{}]+)\}/g;

/** Paths in braces within a text, in order. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, path]) => path as string);
}

/** True if a text has a brace outside a `{path}`. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(PLACEHOLDER, ''));
}

/**
 * A sentence of report.json with every `{dotted.path}` replaced by the output of `<Value of="…">`, so that titles and
 * captions contain no hard-coded numbers. Throws for an unknown path.
 */
export function fillValues(text: string, values: ValueTexts): string {
  return text.replace(PLACEHOLDER, (_, path: string) => {
    const value = values[path];
    if (value === undefined)
      throw new Error(`unknown value {${path}} in “${text}” (known: paths of <Value of>, such as ${example(values)})`);
    return value;
  });
}

function example(values: ValueTexts): string {
  return Object.keys(values)[0] ?? 'none in this report';
}
