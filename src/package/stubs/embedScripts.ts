import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbedScripts } from '../../plugin/embed/embedScripts';

export function embedScripts(): EmbedScripts {
  return JSON.parse(readFileSync(join(__dirname, 'embed.json'), 'utf8')) as EmbedScripts;
}
