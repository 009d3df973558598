import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Maximum size of the images of earlier builds, in bytes. */
const LIMIT = 256 * 1024 * 1024;

/** A cache of images by a hash of all their inputs. Two builds may share a folder at the same time. */
export class ImageCache {
  constructor(private readonly folder: string) {}

  /** The image of a key, with its time of use updated; null if there is none. */
  read(key: string): Uint8Array | null {
    const path = this.path(key);
    if (!existsSync(path)) return null;
    const now = new Date();
    utimesSync(path, now, now);
    return readFileSync(path);
  }

  /** Stores an image atomically. */
  write(key: string, bytes: Uint8Array): void {
    mkdirSync(this.folder, { recursive: true });
    const draft = `${this.path(key)}.${process.pid}.tmp`;
    writeFileSync(draft, bytes);
    renameSync(draft, this.path(key));
  }

  /** Removes the least recently used images until all together take at most `limit` bytes. */
  prune(limit = LIMIT): void {
    let room = limit;
    for (const { path, bytes } of this.newestFirst()) {
      room -= bytes;
      if (room < 0) rmSync(path, { force: true });
    }
  }

  private newestFirst(): { path: string; bytes: number }[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .flatMap((name) => {
        const path = join(this.folder, name);
        const stats = statSync(path, { throwIfNoEntry: false });
        return stats?.isFile() ? [{ path, bytes: stats.size, used: stats.mtimeMs }] : [];
      })
      .sort((a, b) => b.used - a.used);
  }

  private path(key: string): string {
    return join(this.folder, `${key}.png`);
  }
}
