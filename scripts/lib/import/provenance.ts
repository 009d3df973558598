import { isProblem, readArtifact } from '../../../src/data/decode';
import type { Step, Values } from './askSteps';
import { askOne, askText } from './prompts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const [NOTHING, FILE, LIKE] = ['nothing', 'file', 'like'];

/** Facts about the project for the questions about a run. */
interface Known {
  /** The program that writes such files; null if there are several. */
  harness: string | null;
  environments: () => string[];
  sets: () => string[];
}

function text(name: string, option: string, message: string, options: Parameters<typeof askText>[1] = {}): Step {
  return {
    name,
    ask: async (values) => ({
      [option]: await askText(message, { ...options, initial: values[option] ?? options.initial ?? '' }),
    }),
  };
}

/** The source of the configuration: none, a file of Spark properties, or another result set. */
async function askConfiguration(sets: string[]): Promise<Values> {
  const choices = [
    { value: NOTHING ?? '', label: 'What the file holds of it, if anything' },
    { value: FILE ?? '', label: 'A JSON file of Spark properties' },
    ...(sets.length > 0 ? [{ value: LIKE ?? '', label: 'As in another result set' }] : []),
  ];
  const choice = await askOne('Spark configuration', choices);
  const none = { configuration: '', like: '' };
  if (choice === LIKE)
    return {
      ...none,
      like: await askOne(
        'Which one?',
        sets.map((value) => ({ value })),
      ),
    };
  if (choice !== FILE) return none;
  const check = (path: string) => {
    const found = readArtifact(path, path);
    return isProblem(found) ? found.message : undefined;
  };
  return { ...none, configuration: await askText('The file', { hint: 'spark-conf.json', check }) };
}

/** Questions about the source of the numbers: title, URL, commit, date, and license. */
function sourceSteps(): Step[] {
  const named = (values: Values) => values['source-title'] !== undefined;
  const ofSource = (step: Step): Step => ({ ...step, after: 'Source', isAsked: named });
  const https = (answer: string) => (/^https:\/\/\S+$/.test(answer) ? undefined : 'an https URL without spaces');
  const day = (answer: string) =>
    answer === 'unknown' || DAY.test(answer) ? undefined : 'a day such as 2026-04-29, or unknown';
  return [
    text('Source', 'source-title', 'Title of the source (empty: first published here)'),
    ofSource(text('URL', 'source-url', 'Its https URL', { check: https })),
    ofSource(text('Commit', 'source-commit', 'Commit of the source that you read (empty: unknown)')),
    ofSource(
      text('Day', 'date', 'The day on which it first published the results, or unknown', {
        check: day,
        hint: '2026-04-29',
      }),
    ),
    text('License', 'license', 'License of the results, an SPDX name (empty: not reported)', { hint: 'Apache-2.0' }),
  ];
}

export function provenanceSteps({ harness, environments, sets }: Known): Step[] {
  const note = (answer: string) =>
    answer === '' || /^[^:\s]+:\s*\S/.test(answer) ? undefined : 'FIELD: TEXT, for example results.q18: …';
  return [
    {
      name: 'Environment',
      ask: async (values) => ({
        environment: await askOne(
          'Environment',
          [
            { value: 'unknown', hint: 'npm run new-environment makes one' },
            ...environments().map((value) => ({ value })),
          ],
          values.environment,
        ),
      }),
    },
    { name: 'Configuration', ask: () => askConfiguration(sets()) },
    text(
      'Harness',
      'harness',
      'What ran and timed the queries, NAME@VERSION, or unknown (queries of an unknown version compare within one harness only)',
      {
        initial: harness ? `${harness}@unknown` : 'unknown',
      },
    ),
    ...sourceSteps(),
    text('Remark', 'note', 'A remark to show with the numbers, FIELD: TEXT (empty: none)', { check: note }),
  ];
}
