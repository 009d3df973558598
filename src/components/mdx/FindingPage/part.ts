import type { FindingData } from '../../../benchmark/pages/report/findings';
import type { ReportData } from '../../../benchmark/pages/report/report';

/** What every part of a finding's page is given. */
export interface PartProps {
  data: ReportData;
  finding: FindingData;
}
