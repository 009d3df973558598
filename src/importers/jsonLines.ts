/** JSON lines, one object each, as one JSON list with the same lines; any other text unchanged. */
export function jsonText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 2 || !filled.every((line) => /^\s*\{.*\}\s*$/.test(line))) return text;
  const last = lines.length - 1;
  return `[${lines.map((line, at) => (line.trim() === '' || at === last ? line : `${line},`)).join('\n')}]\n`;
}
