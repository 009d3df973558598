import type { ComponentType } from 'react';
import type { PartName } from '../../ui/LivePart';

type Load = () => Promise<{ default: ComponentType<never> }>;

/** The code of live parts, loaded on demand. */
export const PARTS: Record<PartName, Load> = {
  chart: () => import('../../figure/ChartBox'),
  copy: () => import('../../ui/CopyButton'),
  Cost: () => import('../../mdx/Cost'),
  DashboardSection: () => import('../../mdx/DashboardSection'),
  files: () => import('../../figure/ReportFigure/Files'),
  metric: () => import('../../history/parts/MetricSwitch'),
  open: () => import('../../mdx/CompareForm/OpenComparison'),
  pictures: () => import('../../figure/DrawnFiles'),
  plans: () => import('../../eventLogAnalysis/Plans'),
  QueriesTable: () => import('../../mdx/QueriesTable'),
  rerun: () => import('../../resultSet/Rerun'),
  table: () => import('../../figure/Figure/FigureTable'),
};

/** Parts with fields, which are live before the reader touches them: replaced later, a field would lose its input. */
export const EAGER: readonly PartName[] = ['Cost', 'DashboardSection', 'QueriesTable', 'metric', 'rerun'];
