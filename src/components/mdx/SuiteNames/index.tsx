import type { OverviewData } from '../../../benchmark/pages/home/overview';

/** What every number derives from, as a sentence that must stand with them. */
export default function SuiteNames({ data }: { data: OverviewData }) {
  return data.suites;
}
