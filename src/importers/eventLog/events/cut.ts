/**
 * Reading a long line without parsing its middle. Every mark is `,"Name":` with the first characters of its value, so its first
 * quote follows a comma: within a JSON string that quote would close the string, and what follows would be no JSON. A mark in a
 * line that is JSON is therefore always a key.
 */

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The object of a line up to the first `mark`, with `depth` objects closed there; undefined where the mark is absent or lies
 * at another depth, which shows in that the text is then no JSON.
 */
export function headBefore(line: string, mark: string, depth: number): unknown {
  const at = line.indexOf(mark);
  return at === -1 ? undefined : parsed(line.slice(0, at) + '}'.repeat(depth));
}

/** The object of a line from the last `mark` on; undefined where the mark is absent or does not lie in the outermost object. */
export function tailFrom(line: string, mark: string): unknown {
  const at = line.lastIndexOf(mark);
  return at === -1 ? undefined : parsed(`{${line.slice(at + 1)}`);
}
