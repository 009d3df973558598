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

/** An entry for BibTeX, of the type for what is published on a page. The values of fields are TeX: texts are escaped by `tex`. */
export function bibtexEntry(key: string, fields: readonly (readonly [name: string, value: string])[]): string {
  return `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}`;
}
