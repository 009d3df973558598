import type { ComponentType } from 'react';
import type { PartName } from '../../ui/LivePart';

type Load = () => Promise<{ default: ComponentType<never> }>;

/** The code of live parts, loaded on demand: small ones in one file, because each file adds its name to every page. */
export const PARTS: Record<PartName, Load> = {
  chart: () => import('../../figure/ChartBox'),
  copy: () => import(/* webpackChunkName: "controls" */ '../../ui/CopyButton'),
  Cost: () => import('../../mdx/Cost'),
  files: () => import(/* webpackChunkName: "controls" */ '../../figure/ReportFigure/Files'),
  metric: () => import('../../history/parts/MetricSwitch'),
  open: () => import(/* webpackChunkName: "controls" */ '../../mdx/CompareForm/OpenComparison'),
  pictures: () => import(/* webpackChunkName: "controls" */ '../../figure/DrawnFiles'),
  plans: () => import(/* webpackChunkName: "controls" */ '../../eventLogAnalysis/Plans'),
  QueriesTable: () => import('../../mdx/QueriesTable'),
  queries: () => import(/* webpackChunkName: "controls" */ '../../query/QueryIndex/List'),
  rerun: () => import('../../resultSet/Rerun'),
  resultSets: () => import(/* webpackChunkName: "controls" */ '../../mdx/ResultSetList/List'),
  table: () => import(/* webpackChunkName: "controls" */ '../../figure/Figure/FigureTable'),
};

/** Parts with fields, which are live before the reader touches them: replaced later, a field would lose its input. */
export const EAGER: readonly PartName[] = ['Cost', 'QueriesTable', 'metric', 'rerun'];

/** Parts that have their state in the URL, and are live before the reader touches them if it has any. */
export const IN_URL: readonly PartName[] = ['queries', 'resultSets'];
