/** What `<Value of="…">` prints in a report by dotted path; already with its unit. */
export type ValueTexts = Record<string, string>;

const PLACEHOLDER = /\{([^{}]+)\}/g;

/** The paths that a text names in braces, in order; empty where it names none. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, path]) => path as string);
}

/** Whether a text has a brace that belongs to no `{path}`. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(PLACEHOLDER, ''));
}

/**
 * A sentence of report.json with every `{dotted.path}` replaced by the value that `<Value of="…">` prints there, so that titles and
 * captions hold no typed figures. Throws for a path that leads to no value.
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
