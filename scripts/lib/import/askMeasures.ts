import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '../../../src/benchmark/model/resultSet';
import { isProblem, readArtifact } from '../../../src/data/decode';
import type { MeasureFormat } from '../../../src/importers/measureFormats';
import { SLUG, SLUG_WORDS } from '../../../src/resultSet/ids';
import { type Answers, askProvenance } from './ask';
import { askOne, askText, say } from './prompts';

const PATTERN = 'a pattern';

const named = (answer: string) => (answer === '' ? 'a name is wanted' : undefined);

/** One side's case of a file that holds both: one of its names, or a pattern for names that differ from table to table. */
async function askCase(side: string, names: readonly string[]): Promise<string> {
  const choices = [...names.map((value) => ({ value })), { value: PATTERN, label: 'A pattern, * for any text' }];
  const choice = await askOne(`Which case is the ${side}?`, choices);
  return choice === PATTERN ? askText(`Pattern of the ${side}`, { hint: '* off', check: named }) : choice;
}

async function askSecondFile(format: MeasureFormat): Promise<string> {
  const check = (path: string) => {
    if (path === '' && format.holdsBoth) return undefined;
    const found = readArtifact(path, path);
    return isProblem(found) ? found.message : undefined;
  };
  const hint = format.holdsBoth ? ' (empty: this file holds both sides)' : '';
  return askText(`The candidate’s file${hint}`, { check });
}

/** Everything that an import of measures needs, asked for step by step. Throws InputError for who leaves. */
export async function askMeasures(artifact: Artifact, format: MeasureFormat, out: string): Promise<Answers> {
  say.found(`${artifact.path}: recognised as ${format.title} (${format.shape}): measures, not times of queries`);
  const second = await askSecondFile(format);
  const names = [...new Set(format.read(artifact).cases.map(({ name }) => name))];
  const cases: Record<string, string> =
    second === ''
      ? { 'baseline-case': await askCase('baseline', names), 'candidate-case': await askCase('candidate', names) }
      : {};
  const baseline = await askText('Name of the baseline, as written in the middle of a sentence', { check: named });
  const candidate = await askText('Name of the candidate', { check: named });
  const title = await askText('Title', { check: named });
  const source = await askProvenance();
  const id = await askText('Id of the published comparison', {
    check: (answer) => {
      if (!SLUG.test(answer)) return `use ${SLUG_WORDS}`;
      return existsSync(join(out, answer)) ? `${answer} is there already` : undefined;
    },
  });
  return {
    values: { ...cases, baseline, candidate, title, ...source, id },
    files: [artifact.path, ...(second === '' ? [] : [second])],
  };
}
