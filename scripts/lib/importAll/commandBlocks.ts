/** Shell blocks below a heading of a Markdown text, in order, each with the line on which it begins. */
export function commandBlocks(markdown: string, heading: string): { line: number; code: string }[] {
  const lines = markdown.split('\n');
  const begin = lines.indexOf(heading);
  if (begin < 0) return [];
  const after = lines.findIndex((line, at) => at > begin && line.startsWith('## '));
  const blocks: { line: number; code: string }[] = [];
  let open = -1;
  for (let at = begin; at < (after < 0 ? lines.length : after); at++) {
    if (open < 0 && lines[at] === '```bash') open = at + 1;
    else if (open >= 0 && lines[at] === '```') {
      blocks.push({ line: open + 1, code: lines.slice(open, at).join('\n') });
      open = -1;
    }
  }
  return blocks;
}
