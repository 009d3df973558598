import { isProblem, readArtifact } from '../../../src/data/decode';
import { choiceStep, type Step, textStep, type Values } from './askSteps';
import { askOne, askText } from './prompts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const NOTHING = 'nothing';
const FILE = 'file';
const LIKE = 'like';

/** Facts about the project for the questions about a run. */
interface Known {
  /** The program that writes such files; null if there are several. */
  harness: string | null;
  environments: () => string[];
  sets: () => string[];
}

/** The source of the configuration: none, a file of Spark properties, or another result set. */
async function askConfiguration(sets: string[]): Promise<Values> {
  const choices = [
    { value: NOTHING, label: 'What the file holds of it, if anything' },
    { value: FILE, label: 'A JSON file of Spark properties' },
    ...(sets.length > 0 ? [{ value: LIKE, label: 'As in another result set' }] : []),
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
    const artifact = readArtifact(path, path);
    return isProblem(artifact) ? artifact.message : undefined;
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
    textStep('Source', 'source-title', 'Title of the source (empty: first published here)'),
    ofSource(textStep('URL', 'source-url', 'Its https URL', { check: https })),
    ofSource(textStep('Commit', 'source-commit', 'Commit of the source that you read (empty: unknown)')),
    ofSource(
      textStep('Day', 'date', 'The day on which it first published the results, or unknown', {
        check: day,
        hint: '2026-04-29',
      }),
    ),
    textStep('License', 'license', 'License of the results, an SPDX ID, or LicenseRef-NAME for your own terms', {
      hint: 'Apache-2.0',
      initial: (values) => (named(values) ? '' : 'LicenseRef-Internal'),
    }),
  ];
}

export function provenanceSteps({ harness, environments, sets }: Known): Step[] {
  return [
    choiceStep('Environment', 'environment', 'Environment', () => [
      { value: 'unknown', hint: 'npm run new-environment makes one' },
      ...environments().map((value) => ({ value })),
    ]),
    { name: 'Configuration', ask: () => askConfiguration(sets()) },
    textStep(
      'Harness',
      'harness',
      'What ran and timed the queries, NAME@VERSION, or unknown (queries of an unknown version compare within one harness only)',
      {
        initial: harness ? `${harness}@unknown` : 'unknown',
      },
    ),
    ...sourceSteps(),
    textStep('Remark', 'note', 'A remark to show with the numbers, FIELD: TEXT (empty: none)'),
  ];
}
