import type { OverviewData } from '../../home/overview';

/** The TPC notice: a sentence that every page with numbers must contain. */
export default function SuiteNames({ data }: { data: OverviewData }) {
  return data.suites;
}
