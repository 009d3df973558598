import type { OverviewData } from '../../home/overview';

/** What every number derives from, as a sentence that must stand with them. */
export default function SuiteNames({ data }: { data: OverviewData }) {
  return data.suites;
}
