import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { CompareStart } from '../../components/compare/start';
import { initialSearches, startFromUrl } from '../../components/compare/state/comparisonRequest';

/**
 * Starts the comparison in the URL before the components of the compare page are there; nothing if the URL has none, and
 * on other pages, which fetch the module of that page ahead. `path` is the compare page's, with the base path.
 */
export function startComparison(start: CompareStart, { baseUrl, path }: { baseUrl: string; path: string }): void {
  const bare = (address: string) => address.replace(/\/$/, '');
  if (!ExecutionEnvironment.canUseDOM) return;
  const { pathname, search, hash } = window.location;
  const isAsked = hash !== '' || !initialSearches(start.sides).includes(search);
  if (bare(pathname) === bare(path) && isAsked) startFromUrl(start, baseUrl);
}
