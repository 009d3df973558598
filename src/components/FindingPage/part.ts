import type { FindingData } from '../../benchmark/findings';
import type { ReportData } from '../../benchmark/page';

/** What every part of a finding's page is given. */
export interface PartProps {
  data: ReportData;
  finding: FindingData;
}
