import type { Coverage, CoverageScan, ReleaseCoverage } from '../model/coverage';
import { sum } from '../model/statistics';

/** Whether the default plans of a release are of this scan. */
function isDefault({ releases }: Coverage, { defaultFrom }: CoverageScan, release: string): boolean {
  const at = (name: string | undefined) => releases.findIndex(({ version }) => version === name);
  return defaultFrom !== undefined && at(release) >= at(defaultFrom);
}

/** Which operators a release runs natively and which reasons it gives for the others; null if it has no plan with this scan. */
export function releaseCoverage(coverage: Coverage, release: string, scan: CoverageScan): ReleaseCoverage | null {
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
  };
}

/** The releases of one scan, the first of the coverage by default, by date. */
export function releasesOf(coverage: Coverage, scan = coverage.scans[0] as CoverageScan): ReleaseCoverage[] {
  return coverage.releases.flatMap(({ version }) => releaseCoverage(coverage, version, scan) ?? []);
}

/** The share of operators that run natively, 0–1; 1 if none could. */
export function shareOf({ accelerated, eligible }: { accelerated: number; eligible: number }): number {
  return eligible === 0 ? 1 : accelerated / eligible;
}
