import { importPath, imports, sources } from './sources';

const folderOf = (path: string) => path.split('/')[1] ?? '';

/** For each folder of src the others that it imports. */
function folderImports(): Map<string, Set<string>> {
  const files = sources('src').filter((path) => path.split('/').length > 2);
  const known = new Map(files.map((path) => [importPath(path), path]));
  const importsOf = new Map(files.map((path) => [folderOf(path), new Set<string>()]));
  for (const path of files)
    for (const name of imports(path)) {
      const other = folderOf(known.get(importPath(name)) ?? path);
      if (other !== folderOf(path)) importsOf.get(folderOf(path))?.add(other);
    }
  return importsOf;
}

/** The folders of src as a Mermaid diagram. An import implied by other arrows has no arrow. */
export function folderPicture(): string {
  const importsOf = folderImports();
  const leadsTo = (from: string, to: string): boolean =>
    [...(importsOf.get(from) ?? [])].some((next) => next === to || leadsTo(next, to));
  const lines = [...importsOf].sort().flatMap(([from, others]) => {
    const direct = [...others].filter((to) => ![...others].some((other) => other !== to && leadsTo(other, to)));
    return direct.length === 0 ? [] : `  ${from} --> ${direct.sort().join(' & ')}`;
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}
