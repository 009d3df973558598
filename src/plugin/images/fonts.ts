import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DRAWN_MARKS } from './marks';
import type { FontFile } from './painting';
import { codePoints } from './woff';

const PACKAGE = '@fontsource/inter';
/** Parts of the font by script; the package has it in no single file. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic'];
const WEIGHTS = [400, 600];

/** The font of the images. */
export interface Fonts {
  files: FontFile[];
  /** SHA-256 over the bytes of the files, hexadecimal. */
  hash: string;
  /** Whether images can show a character. */
  covers(character: string): boolean;
}

/** The folder of the font's package; throws where it is not installed. */
export function fontFolder(): string {
  try {
    return join(dirname(createRequire(__filename).resolve(`${PACKAGE}/package.json`)), 'files');
  } catch {
    throw new Error(`cannot draw images: package ${PACKAGE} is not installed; run npm ci`);
  }
}

/**
 * The font files for images, from a package and never from the system, so that every machine draws the same. Throws, with
 * the missing file and the cure, where one is not there: without a font the canvas draws no text and says nothing.
 */
export function findFonts(folder = fontFolder()): Fonts {
  const files = SUBSETS.flatMap((subset) =>
    WEIGHTS.map((weight) => ({
      path: join(folder, `inter-${subset}-${weight}-normal.woff`),
      family: `Chart ${subset}`,
    })),
  );
  const hash = createHash('sha256');
  const known = new Set<number>();
  for (const { path } of files) {
    if (!existsSync(path)) throw new Error(`cannot draw images: font ${path} does not exist; run npm ci (${PACKAGE})`);
    const bytes = readFileSync(path);
    hash.update(bytes);
    for (const code of codePoints(bytes)) known.add(code);
  }
  const covers = (character: string) => DRAWN_MARKS.has(character) || known.has(character.codePointAt(0) ?? 0);
  return { files, hash: hash.digest('hex'), covers };
}
