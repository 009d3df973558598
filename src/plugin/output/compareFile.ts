import { getOwnValue } from '../../benchmark/model/guards/record';
import { createComparisonWorker, type Library } from '../../components/compare/browser/answerRequests';
import { NOTHING, type ShownComparison, shownAfter } from '../../components/compare/shown';
import { vanillaOf } from '../../components/compare/state/knownSides';
import { parseCompareState } from '../../components/compare/urlState';
import type { Data } from '../../data/loadData';
import { inlineSvg } from '../../figures/render/inlineSvg';
import type { SiteContent } from '../content/siteContent';
import type { OutputFile } from '../lib/files';

/** The data of the site as a browser finds it in the files. */
function libraryOf({ resultSets, environments, queryMetrics, queryTexts }: Data): Library {
  return {
    resultSet: async (_, id) => {
      const resultSet = resultSets.find((set) => set.id === id);
      if (!resultSet) throw new Error(`no result set ${id}`);
      const environment = environments.find((one) => one.id === resultSet.environment) ?? null;
      return { resultSet, environment, hasMetrics: getOwnValue(queryMetrics, id) !== undefined };
    },
    queryTexts: async (_, suite) => getOwnValue(queryTexts, suite) ?? {},
  };
}

/** The comparison that /compare/ shows at first, computed by the code of the page; empty without a pair. */
async function initialComparison({ data, compare }: SiteContent): Promise<ShownComparison> {
  const start = compare();
  let shown = NOTHING;
  if (!start.sides) return shown;
  const { choice, buckets, allowScale } = parseCompareState('', start.sides).state;
  const answer = createComparisonWorker(
    (part) => {
      shown = shownAfter(shown, part);
    },
    async () => ({ inlineSvg }),
    libraryOf(data),
  );
  const vanilla = vanillaOf(start.sides, start, null);
  await answer({ id: 1, base: '', ...start.sides, vanilla, choice, buckets, allowScale, own: [] });
  return shown;
}

/** The initial comparison as the data of /compare/, from which the server renders it. */
export async function compareFile(content: SiteContent): Promise<OutputFile> {
  return { path: 'compare/data.json', text: JSON.stringify(await initialComparison(content)) };
}
