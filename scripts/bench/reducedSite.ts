import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kinds of artifacts that can be removed; each is an entry of a folder of that name below static/data. */
const KINDS = ['result-sets', 'environments', 'published', 'rounds'] as const;
const PAGES = 'docs/reports';

/** The texts of a file, or of all files below a folder; empty if it does not exist. */
function textsOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')];
  return readdirSync(path).flatMap((name) => textsOf(join(path, name)));
}

const plain = (entry: string) => entry.replace(/\.(json|mdx)$/, '');

/** Artifacts or pages in a folder, by id. */
function entries(folder: string): Map<string, string> {
  return new Map(readdirSync(folder).map((name) => [plain(name), join(folder, name)]));
}

/** The reports, and reports whose values their pages show. */
function withQuoted(folder: string, reports: readonly string[]): string[] {
  const pages = entries(join(folder, PAGES));
  const quoted = reports.flatMap((id) =>
    textsOf(pages.get(id) ?? '').flatMap((text) =>
      [...text.matchAll(/\breport="([\w.-]+)"/g)].map(([, name = '']) => name),
    ),
  );
  const all = [...new Set([...reports, ...quoted])];
  return all.length === reports.length ? all : withQuoted(folder, all);
}

/** Paths of artifacts that the texts name, directly or through other artifacts. */
function named(folder: string, texts: readonly string[]): Set<string> {
  const artifacts = KINDS.flatMap((kind) => [...entries(join(folder, 'static/data', kind))]);
  const kept = new Set<string>();
  for (let known = [...texts]; known.length > 0; ) {
    const found = artifacts.filter(([id, path]) => !kept.has(path) && known.some((text) => text.includes(`"${id}"`)));
    for (const [, path] of found) kept.add(path);
    known = found.flatMap(([, path]) => textsOf(path));
  }
  return kept;
}

/** Redirects links to removed reports to the list of reports. */
function fixLinks(path: string, gone: readonly string[]): void {
  const links = new RegExp(`/reports/(?:${gone.join('|')})/[^)\\s"]*`, 'g');
  const pages = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  for (const file of pages.map((name) => join(path, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(links, '/reports/'));
}

/**
 * Keeps only these reports in a copy of the project, with reports whose values their pages show and all artifacts that
 * they name; `furtherIds` lists ids of further artifacts, such as rounds, which no report names. Returns the number of
 * reports kept.
 */
export function keepReports(folder: string, reports: readonly string[], furtherIds: readonly string[] = []): number {
  const kept = withQuoted(folder, reports);
  const dataDir = join(folder, 'static/data');
  const gone = [...entries(join(dataDir, 'reports')).keys()].filter((id) => !kept.includes(id));
  for (const id of gone) {
    rmSync(join(dataDir, 'reports', id), { recursive: true });
    const page = entries(join(folder, PAGES)).get(id);
    if (page) rmSync(page, { recursive: true });
  }
  fixLinks(join(folder, 'docs'), gone);
  const stay = named(folder, [...textsOf(join(dataDir, 'reports')), ...furtherIds.map((id) => `"${id}"`)]);
  for (const path of KINDS.flatMap((kind) => [...entries(join(dataDir, kind)).values()]))
    if (!stay.has(path)) rmSync(path, { recursive: true });
  return kept.length;
}
