/**
 * Parsing of a long line without its middle. Every mark is `,"Name":` with the first characters of its value, so its
 * first quote follows a comma. Within a JSON string that quote would end the string, and the rest would not be JSON. A
 * mark in a JSON line is therefore always a key.
 */

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The object before the first `mark` of a line, with `depth` objects closed there; undefined if the mark is missing or
 * at a different depth, because the text is then not JSON.
 */
export function objectBefore(line: string, mark: string, depth: number): unknown {
  const at = line.indexOf(mark);
  return at === -1 ? undefined : parsed(line.slice(0, at) + '}'.repeat(depth));
}

/** The object from the last `mark` of a line on; undefined if the mark is missing or not in the outermost object. */
export function objectFrom(line: string, mark: string): unknown {
  const at = line.lastIndexOf(mark);
  return at === -1 ? undefined : parsed(`{${line.slice(at + 1)}`);
}
