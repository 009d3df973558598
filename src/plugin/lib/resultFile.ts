import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ResultStore } from '../../benchmark/model/keptResults';
import { filesBelow } from '../../data/filesBelow';
import { writeWhole } from './files';
import { ownPath } from './ownModule';

/** SHA-256, hexadecimal, of all code that computes results, and the version of Node.js, whose logarithms may differ. */
function codeHash(): string {
  const folder = ownPath('');
  const hash = createHash('sha256').update(process.version).update(readFileSync(__filename));
  for (const name of filesBelow(folder)) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

interface Content {
  code: string;
  results: ReadonlyMap<string, unknown>;
}

/** Results of earlier builds in a file. Results of other code do not count, and a file that cannot be read has none. */
export class ResultFile implements ResultStore {
  private readonly code = codeHash();
  private readonly earlier: Content['results'];
  private readonly used = new Map<string, unknown>();

  constructor(private readonly path: string) {
    this.earlier = this.load();
  }

  get(key: string): unknown {
    const hash = hashOf(key);
    return this.used.get(hash) ?? this.earlier.get(hash);
  }

  set(key: string, result: unknown): void {
    this.used.set(hashOf(key), result);
  }

  /** Writes the results of this build; results that it did not use are dropped. */
  save(): void {
    mkdirSync(dirname(this.path), { recursive: true });
    writeWhole(this.path, serialize({ code: this.code, results: this.used } satisfies Content));
  }

  private load(): Content['results'] {
    if (!existsSync(this.path)) return new Map();
    try {
      const { code, results }: Content = deserialize(readFileSync(this.path));
      return code === this.code ? results : new Map();
    } catch {
      return new Map();
    }
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
