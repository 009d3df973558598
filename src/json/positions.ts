import type { Node } from 'jsonc-parser';

type Path = readonly (string | number)[];

/** The line of each offset of a text, from 1: line starts are looked for once, however often lines are asked for. */
export function lineIndex(text: string): (offset: number) => number {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The node of a value by its path, and that of an object's key; undefined where there is none. Objects are indexed when first asked. */
export function nodeIndex(root: Node) {
  const properties = new Map<Node, Map<string, Node>>();
  const propertiesOf = (object: Node): Map<string, Node> => {
    const known = properties.get(object);
    if (known) return known;
    const made = new Map<string, Node>();
    for (const property of object.children ?? []) made.set(String(property.children?.[0]?.value), property);
    properties.set(object, made);
    return made;
  };
  const below = (node: Node | undefined, step: string | number): Node | undefined => {
    if (node?.type === 'array') return node.children?.[Number(step)];
    return node?.type === 'object' ? propertiesOf(node).get(String(step))?.children?.[1] : undefined;
  };
  const valueAt = (at: Path): Node | undefined => at.reduce<Node | undefined>(below, root);
  const keyAt = (at: Path, key: string): Node | undefined => {
    const object = valueAt(at);
    return object?.type === 'object' ? propertiesOf(object).get(key)?.children?.[0] : undefined;
  };
  return { valueAt, keyAt };
}
