const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '×': '$\\times$',
  '−': '$-$',
  '\u202F': '\\,',
};

/** Text with TeX's special characters escaped. */
export function tex(text: string): string {
  return text.replace(/[\\~^×−\u202F&%$#_{}]/gu, (character) => TEX[character] ?? `\\${character}`);
}

/** A BibTeX entry for a web page. Field values are TeX; escape texts with `tex`. */
export function bibtexEntry(key: string, fields: readonly (readonly [name: string, value: string])[]): string {
  return `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}`;
}
