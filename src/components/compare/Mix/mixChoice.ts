import { type Mix, type MixQuery, ownShares, type Shares } from '../../../benchmark/mix/mix';
import { slug } from '../../../benchmark/text/slug';

/** Choice of the mix in the URL: '' for the suite as it is, the id of a preset, or "star-join:45,rollup:20". */
export interface MixPreset {
  choice: string;
  label: string;
}

/** Queries that take less than this on the baseline, s. */
const SHORT_S = 10;
const SHORT: MixPreset = { choice: 'under-10s', label: `Queries under ${SHORT_S} s` };

const SHARES: (MixPreset & { shares: Shares })[] = [
  {
    choice: 'dashboards',
    label: 'Dashboards',
    shares: new Map(Object.entries({ 'star join': 45, 'multi-channel union': 20, rollup: 20, window: 15 })),
  },
  {
    choice: 'etl',
    label: 'ETL: large joins',
    shares: new Map(Object.entries({ 'fact-to-fact join': 55, 'self-join': 25, 'set operation': 20 })),
  },
];

function shortQueries<Query extends MixQuery>(queries: readonly Query[]): Query[] {
  return queries.filter(({ times: [baseline = 0] }) => baseline < SHORT_S);
}

/** The presets for these queries: those whose patterns the suite has. `suite` is its title, "TPC-DS". */
export function mixPresets(queries: readonly MixQuery[], suite: string): MixPreset[] {
  const own = ownShares(queries);
  const fits = SHARES.filter(({ shares }) => [...shares.keys()].every((pattern) => own.has(pattern)));
  const short = shortQueries(queries).length;
  const isPart = short > 0 && short < queries.length;
  return [{ choice: '', label: `${suite} as it is` }, ...fits, ...(isPart ? [SHORT] : [])];
}

/** The form of shares in the URL, with one decimal: "star-join:45,rollup:20.5". */
export function printShares(shares: Shares): string {
  const parts = [...shares].map(([pattern, share]) => [slug(pattern), Math.round(10 * share) / 10] as const);
  return parts.flatMap(([name, share]) => (share > 0 ? [`${name}:${share}`] : [])).join(',');
}

/** The shares of patterns in a text, or the problems with it. */
function parseShares(text: string, patterns: readonly string[]): { shares: Map<string, number>; problems: string[] } {
  const shares = new Map<string, number>();
  const problems = text.split(',').flatMap((part) => {
    const [name = '', share = ''] = part.split(':');
    const pattern = patterns.find((known) => slug(known) === name);
    const value = Number(share);
    if (!pattern) return [`no pattern or preset ${name.slice(0, 40)}; choose from ${patterns.map(slug).join(', ')}`];
    if (share === '' || !(value >= 0 && value <= 100)) return [`${name}: expected a share from 0 to 100, such as 45`];
    shares.set(pattern, value);
    return [];
  });
  const isEmpty = problems.length === 0 && ![...shares.values()].some((share) => share > 0);
  return { shares, problems: isEmpty ? ['no pattern has a share above 0'] : problems };
}

/** The mix of a choice, and a sentence for each problem; with problems, the suite as it is. */
export function chosenMix<Query extends MixQuery>(
  choice: string,
  queries: readonly Query[],
): { mix: Mix<Query>; problems: string[] } {
  const own = ownShares(queries);
  const asItIs = { mix: { queries, shares: own }, problems: [] };
  const short = shortQueries(queries);
  if (choice === SHORT.choice && short.length > 0)
    return { mix: { queries: short, shares: ownShares(short) }, problems: [] };
  const preset = SHARES.find((one) => one.choice === choice);
  if (preset) return { mix: { queries, shares: preset.shares }, problems: [] };
  if (choice === '') return asItIs;
  const { shares, problems } = parseShares(choice, [...own.keys()]);
  return problems.length === 0 ? { mix: { queries, shares }, problems } : { ...asItIs, problems };
}
