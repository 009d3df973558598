import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/data/filesBelow';
import { BUILD } from './site';

/** A chart's embed in the built site. */
export interface BuiltEmbed {
  report: string;
  chart: string;
  /** Its folder, relative to the site's root; ends in a slash. */
  folder: string;
}

/** The embeds of the built site, by report and chart. */
export function builtEmbeds(): BuiltEmbed[] {
  return filesBelow(join(BUILD, 'embed')).flatMap((name) => {
    const [, report = '', chart = ''] = /^([^/]+)\/([^/]+)\/index\.html$/.exec(name) ?? [];
    return report === '' ? [] : [{ report, chart, folder: `embed/${report}/${chart}/` }];
  });
}

export function bytesOf(path: string): Buffer {
  return readFileSync(join(BUILD, path));
}

export function built(path: string): string {
  return bytesOf(path).toString();
}

export function isBuilt(path: string): boolean {
  return existsSync(join(BUILD, path));
}
