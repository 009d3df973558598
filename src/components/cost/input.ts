import { sumText } from '../../benchmark/cost/agree';
import { sumProblems } from '../../benchmark/cost/checkPrices';
import type { Price } from '../../benchmark/model/cost/price';
import type { CostSide } from '../../benchmark/model/cost/side';
import type { PublishedComparison } from '../../benchmark/model/published';
import type { Environment, Problem, Side } from '../../benchmark/model/resultSet';
import { capitalise } from '../../benchmark/text/names';
import { measuredText } from '../../benchmark/text/statistic';
import { disclaimer, suiteText } from '../../figures/shared/captions';
import type { Contradiction } from '../published/parts';
import { nodesOf } from './nodes';
import { withPrices } from './prices';
import type { CostInput } from './types';

/** Environments, prices, and problems for the cost of sides. */
export interface CostSources {
  environments: readonly Environment[];
  prices: readonly Price[];
  /** Problems of the artifacts with their lines; empty if unknown. */
  problems: readonly Problem[];
}

const environmentPath = (id: string) => `/data/environments/${id}.json`;

/** Contradictions of sums and prices, with the lines that the artifact check reports. */
function contradictionsOf(environment: Environment, { prices, problems }: CostSources): Contradiction[] {
  const path = environmentPath(environment.id);
  const own = problems.filter((found) => `/${found.path}`.endsWith(path.slice('/data'.length)));
  return sumProblems({ environment, path, lineOf: () => null }, prices).map(({ message }) => {
    const line = own.find((found) => found.message === message)?.line ?? null;
    const file = path.split('/').slice(-2).join('/');
    return { message, label: line === null ? file : `${file}, line ${line}`, path, line };
  });
}

/** Cost input of a page with these sides, from their environments and prices. */
export function inputOf(
  sides: CostSide[],
  own: Pick<CostInput, 'queries' | 'statement' | 'disclaimer' | 'limits' | 'sources'>,
  environments: readonly Environment[],
  known: CostSources,
): CostInput {
  const distinct = environments.filter((one, index) => environments.findIndex(({ id }) => id === one.id) === index);
  const links = distinct.map(({ id }) => ({ label: id, path: environmentPath(id) }));
  const bare = {
    ...own,
    sides,
    sources: [...own.sources, ...links],
    stated: [],
    contradicted: [],
    sums: distinct.flatMap(({ sums = [] }) =>
      sums.map((sum) => ({ text: `${sumText(sum)}, by ${sum.source.title}`, path: sum.source.path })),
    ),
    contradictions: distinct.flatMap((environment) => contradictionsOf(environment, known)),
  };
  return withPrices(bare, known.prices);
}

function publishedSide(published: PublishedComparison, side: Side, totalS: number, known: CostSources): CostSide {
  const find = (id: string | null) => known.environments.find((environment) => environment.id === id);
  const extra = side === 'candidate' ? find(published.extraEnvironment) : undefined;
  const { title } = published[side];
  const role = `${title} nodes`;
  const nodes = nodesOf({
    id: published.id,
    configuration: {},
    environment: find(published.environment),
    ...(extra ? { extra: { environment: extra, role } } : {}),
  });
  return { role: side, name: title, title: capitalise(title), timeS: totalS, timeIntervalS: null, ...nodes };
}

/** Cost input of a published comparison; null without published totals. */
export function publishedCost(published: PublishedComparison, known: CostSources): CostInput | null {
  const { totals, suite, environment, extraEnvironment } = published;
  if (!totals) return null;
  const sides = [
    publishedSide(published, 'baseline', totals.baselineS, known),
    publishedSide(published, 'candidate', totals.candidateS, known),
  ];
  const measured = [capitalise(measuredText(published)), suite ? suiteText({ suite }) : ''];
  const own = {
    queries: 'the suite',
    statement: `${totals.summed ? 'Sums of the published times' : 'Times as published'}. ${measured.filter((text) => text !== '').join(', ')}.`,
    disclaimer: suite ? disclaimer({ suite }) : '',
    limits: '',
    sources: [{ label: published.id, path: `/data/published/${published.id}/datapackage.json` }],
  };
  const environments = known.environments.filter(({ id }) => id === environment || id === extraEnvironment);
  return inputOf(sides, own, environments, known);
}
