import { applyEdits, type JSONPath, modify } from 'jsonc-parser';

/** A report.json of before sides: two result sets by side, or suites with their sets; otherwise published results. */
interface EarlierReport {
  $schema?: string;
  baseline?: string;
  candidate?: string;
  baselineName?: string;
  candidates?: { key: string; name?: string }[];
  suites?: { key: string; baseline: string; candidates: string[] }[];
  usage?: object | null;
}

const SIDES = ['baseline', 'candidate', 'baselineName', 'candidates', 'suites'] as const;
const SCHEMA = 'report.schema.json';

/** True for the value of a report.json that names its result sets as versions before sides did. */
export function isEarlierReport(value: unknown): value is EarlierReport {
  if (value === null || typeof value !== 'object') return false;
  return ['baseline', 'candidate', 'candidates'].some((key) => key in value);
}

/** Sides and suites in today's form; empty for a report of published results. */
function sidesOf({ baseline, candidate, baselineName, candidates, suites = [] }: EarlierReport): object {
  if (baseline !== undefined || candidate !== undefined)
    return { sides: [baseline, candidate].map((id) => ({ sets: [id] })) };
  if (!candidates) return {};
  const named = baselineName === undefined ? {} : { name: baselineName };
  return {
    sides: [
      { ...named, sets: suites.map((suite) => suite.baseline) },
      ...candidates.map((side, index) => ({ ...side, sets: suites.map((suite) => suite.candidates[index]) })),
    ],
    suites: suites.map(({ key }) => key),
  };
}

/** The text of a report.json with the sides of today in place of the earlier keys; unchanged if it has none of these. */
export function convertedReport(text: string): string {
  const value = JSON.parse(text) as EarlierReport;
  const set = (json: string, path: JSONPath, entry: unknown, at?: number) =>
    applyEdits(
      json,
      modify(json, path, entry, {
        formattingOptions: { tabSize: 2, insertSpaces: true },
        ...(at === undefined ? {} : { getInsertionIndex: () => at }),
      }),
    );
  const first = Object.keys(value).findIndex((key) => (SIDES as readonly string[]).includes(key));
  const isEarlier = isEarlierReport(value);
  const removed = SIDES.filter((key) => isEarlier && key in value).reduce(
    (json, key) => set(json, [key], undefined),
    text,
  );
  const sided = Object.entries(isEarlier ? sidesOf(value) : {}).reduce(
    (json, [key, entry], index) => set(json, [key], entry, first + index),
    removed,
  );
  const shown = value.usage === null ? set(sided, ['usage'], undefined) : sided;
  const named = value.$schema?.replace(/[^/]*$/, SCHEMA);
  return named === undefined || named === value.$schema ? shown : set(shown, ['$schema'], named);
}
