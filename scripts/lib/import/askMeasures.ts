import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '../../../src/benchmark/model/resultSet';
import { isProblem, readForeign } from '../../../src/data/decode';
import type { MeasureFormat } from '../../../src/importers/measureFormats';
import { SLUG, SLUG_WORDS } from '../../../src/resultSet/ids';
import { Dialogue, type Step } from './askSteps';
import { askOne, askText, say } from './prompts';
import { sourceSteps } from './provenance';

const PATTERN = 'a pattern';
/** The answer that is not an option: the candidate's file. */
const SECOND = 'second';

const named = (answer: string): string | undefined => (answer === '' ? 'a name is required' : undefined);

/** One side's case in a file with both: one of its names, or a pattern for names that differ between tables. */
function caseStep(side: 'baseline' | 'candidate', names: readonly string[]): Step {
  return {
    name: `Case of the ${side}`,
    ask: async (values) => {
      if (values[SECOND] !== undefined) return {};
      const choices = [...names.map((value) => ({ value })), { value: PATTERN, label: 'A pattern, * for any text' }];
      const choice = await askOne(`Which case is the ${side}?`, choices);
      const text =
        choice === PATTERN ? await askText(`Pattern of the ${side}`, { hint: '* off', check: named }) : choice;
      return { [`${side}-case`]: text };
    },
  };
}

function secondStep(format: MeasureFormat): Step {
  const check = (path: string) => {
    if (path === '' && format.holdsBoth) return undefined;
    const found = readForeign(path);
    return isProblem(found) ? found.message : undefined;
  };
  const hint = format.holdsBoth ? ' (empty: this file holds both sides)' : '';
  return {
    name: 'Second file',
    ask: async (values) => ({
      [SECOND]: await askText(`The candidate’s file${hint}`, { check, initial: values[SECOND] ?? '' }),
    }),
  };
}

function text(name: string, option: string, message: string, check = named): Step {
  return {
    name,
    ask: async (values) => ({ [option]: await askText(message, { check, initial: values[option] ?? '' }) }),
  };
}

/** The files of a dialogue about measures, and its other answers. */
export function splitMeasures(
  first: string,
  answers: Record<string, string>,
): { files: string[]; values: Record<string, string> } {
  const { [SECOND]: second, ...values } = answers;
  return { values, files: second === undefined ? [first] : [first, second] };
}

export function measuresDialogue(artifact: Artifact, format: MeasureFormat, out: string): Dialogue {
  say.found(`${artifact.path}: detected as ${format.title} (${format.shape}): measures, not times of queries`);
  const names = [...new Set(format.read(artifact).cases.map(({ name }) => name))];
  const id = (answer: string) => {
    if (!SLUG.test(answer)) return `use ${SLUG_WORDS}`;
    return existsSync(join(out, answer)) ? `${answer} already exists` : undefined;
  };
  return new Dialogue([
    secondStep(format),
    caseStep('baseline', names),
    caseStep('candidate', names),
    text('Baseline', 'baseline', 'Name of the baseline, as written in the middle of a sentence'),
    text('Candidate', 'candidate', 'Name of the candidate'),
    text('Title', 'title', 'Title'),
    ...sourceSteps(),
    text('Id', 'id', 'Id of the published comparison', id),
  ]);
}
