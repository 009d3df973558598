import type { EngineRecord } from '../benchmark/model/round';
import { compareVersions } from '../benchmark/model/versions';

/**
 * The text of an engine's file with a version added to its sorted releases; null if the version is listed or unknown,
 * or if the file cannot be parsed.
 */
export function withRelease(text: string, version: string): string | null {
  try {
    const record = JSON.parse(text) as EngineRecord;
    const { releases } = record;
    if (version === 'unknown' || releases.some((release) => release.version === version)) return null;
    const later = releases.findIndex((release) => compareVersions(release.version, version) > 0);
    const at = later < 0 ? releases.length : later;
    const all = [...releases.slice(0, at), { version }, ...releases.slice(at)];
    return `${JSON.stringify({ ...record, releases: all }, null, 2)}\n`;
  } catch {
    return null;
  }
}
