import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { PUBLIC_COMPONENTS } from '../../../src/package/components';

/** What is public, by the name that the changelog calls it, with what changes when it changes. */
export type Surface = Record<string, string>;

/** The options with their types, from the interface that is their source. */
function options(): Surface {
  const text = readFileSync('src/package/options.ts', 'utf8');
  const [, body = ''] = /export interface Options \{\n([\s\S]*?)\n\}/.exec(text) ?? [];
  const found = [...body.matchAll(/^ {2}(\w+)\?: (.*);$/gm)];
  return Object.fromEntries(found.map(([, name, type]) => [`option ${name}`, type ?? '']));
}

/** What authors write at each component. */
function components(): Surface {
  return Object.fromEntries(Object.entries(PUBLIC_COMPONENTS).map(([name, { props }]) => [`component ${name}`, props]));
}

/** A JSON text without what is only said to people. */
function withoutWords(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value) =>
    key === 'description' || (key === 'title' && typeof value === 'string') ? undefined : value,
  );
}

/** The formats of artifacts and of charts: each a hash of its schema without its words. */
function formats(): Surface {
  return Object.fromEntries(
    readdirSync('static/schemas')
      .sort()
      .map((name) => {
        const text = withoutWords(readFileSync(`static/schemas/${name}`, 'utf8'));
        return [`format ${name}`, createHash('sha256').update(text).digest('hex').slice(0, 16)];
      }),
  );
}

/** The dotted names of all fields of a JSON value; entries of lists as one. */
function fields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => fields(entry, `${path}[]`)))];
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, below]) => fields(below, path === '' ? key : `${path}.${key}`));
}

/** Everything public; `json` holds a sample of what each command prints with --json. */
export function publicSurface(json: Record<string, unknown>): Surface {
  const commands = Object.entries(json).map(([name, value]) => [`json ${name}`, fields(value).sort().join(' ')]);
  return { ...options(), ...components(), ...formats(), ...Object.fromEntries(commands) };
}

/** The names of what differs between two surfaces, what is new and what is gone among them. */
export function changedNames(before: Surface, now: Surface): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .sort();
}

/** The text below [Unreleased] of a changelog. */
export function unreleased(changelog: string): string {
  return /## \[Unreleased\]\n([\s\S]*?)(?=\n## \[|$)/.exec(changelog)?.[1] ?? '';
}
