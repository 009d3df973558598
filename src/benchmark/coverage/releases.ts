import type { Coverage, CoveragePlan, CoverageScan, ReleaseCoverage } from '../model/coverage';
import { sum } from '../model/statistics';
import { formatNumber } from '../text/numbers';

/** Whether the plans without a scan of a release are of this scan. */
function isDefault({ releases }: Coverage, { defaultFrom }: CoverageScan, release: string): boolean {
  const at = (name: string | undefined) => releases.findIndex(({ version }) => version === name);
  return defaultFrom !== undefined && at(release) >= at(defaultFrom);
}

/** How many operators a release runs natively in the plans of a scan, with the engine's reasons. Null without a plan of this scan. */
function releaseCoverage(coverage: Coverage, release: string, scan: CoverageScan): ReleaseCoverage | null {
  const id = isDefault(coverage, scan, release) ? '' : scan.id;
  const isOwn = (row: { release: string; scan: string }) => row.release === release && row.scan === id;
  const plans = coverage.rows.filter(isOwn);
  if (plans.length === 0) return null;
  const transitions = plans.map((plan) => plan.transitions);
  return {
    release,
    scan,
    plans,
    accelerated: sum(plans.map(({ accelerated }) => accelerated)),
    eligible: sum(plans.map(({ eligible }) => eligible)),
    whole: plans.filter(({ accelerated, eligible }) => accelerated === eligible).length,
    transitions: transitions.includes(null) ? null : sum(transitions.map((count) => count ?? 0)),
    fallbacks: coverage.fallbacks.filter(isOwn),
    operators: coverage.operators.filter(isOwn),
  };
}

/** The releases with plans of a scan, by date. */
export function releasesOf(coverage: Coverage, scan: CoverageScan): ReleaseCoverage[] {
  return coverage.releases.flatMap(({ version }) => releaseCoverage(coverage, version, scan) ?? []);
}

/**
 * What each release runs natively by default, by date: its plans without a scan, otherwise those of the scan that it uses
 * by default. Omits releases without either.
 */
export function defaultShares(coverage: Coverage): { release: string; share: number }[] {
  return coverage.releases.flatMap(({ version, defaultScan }) => {
    const own = coverage.rows.filter(({ release }) => release === version);
    const unnamed = own.filter(({ scan }) => scan === '');
    const plans = unnamed.length > 0 ? unnamed : own.filter(({ scan }) => scan === defaultScan);
    const total = (key: 'accelerated' | 'eligible') => sum(plans.map((plan) => plan[key]));
    return plans.length === 0
      ? []
      : [{ release: version, share: shareOf({ accelerated: total('accelerated'), eligible: total('eligible') }) }];
  });
}

/** Releases in a row whose plans have the same counts and reasons; the first represents them all. */
export interface SameReleases extends ReleaseCoverage {
  /** "0.13.0", "0.13.0 to 0.15.0". */
  name: string;
}

function countsOf({ plans, fallbacks }: ReleaseCoverage): string {
  return JSON.stringify([plans, fallbacks].map((rows) => rows.map((row) => ({ ...row, release: '' }))));
}

/** The releases with plans of a scan, equal neighbors as one. */
export function differentReleases(coverage: Coverage, scan: CoverageScan): SameReleases[] {
  const groups: ReleaseCoverage[][] = [];
  for (const release of releasesOf(coverage, scan)) {
    const last = groups.at(-1);
    if (last && countsOf(last[0] as ReleaseCoverage) === countsOf(release)) last.push(release);
    else groups.push([release]);
  }
  return groups.map((group) => {
    const [first, last] = [group[0], group.at(-1)] as [ReleaseCoverage, ReleaseCoverage];
    return { ...first, name: first === last ? first.release : `${first.release} to ${last.release}` };
  });
}

/** "0.13–0.15" of "0.13.0 to 0.15.0", for narrow columns. */
export function shortName(name: string): string {
  return name.replace(/\b(0\.\d+)\.0\b/g, '$1').replace(' to ', '–');
}

/** "6,407 of 6,823" in one line. */
export function operatorCounts({ accelerated, eligible }: Pick<CoveragePlan, 'accelerated' | 'eligible'>): string {
  return `${formatNumber(accelerated)}\u00A0of\u00A0${formatNumber(eligible)}`;
}

/** The share of operators that run natively, 0–1; 1 if none could. */
export function shareOf({ accelerated, eligible }: { accelerated: number; eligible: number }): number {
  return eligible === 0 ? 1 : accelerated / eligible;
}
