import MDXComponents from '@theme-original/MDXComponents';
import AboutNumbers from '../../components/AboutNumbers';
import Aggregates from '../../components/Aggregates';
import BarChart from '../../components/BarChart';
import BucketTable from '../../components/BucketTable';
import Cited from '../../components/Cited';
import DashboardSection from '../../components/DashboardSection';
import EngineMatrix from '../../components/EngineMatrix';
import EnvironmentTable from '../../components/EnvironmentTable';
import EveryQuery from '../../components/EveryQuery';
import FindingList from '../../components/FindingList';
import FindingPage from '../../components/FindingPage';
import Pattern from '../../components/Pattern';
import PerformanceDashboard from '../../components/PerformanceDashboard';
import PieChart from '../../components/PieChart';
import ReportHeader from '../../components/ReportHeader';
import ReportList from '../../components/ReportList';
import ResultSetList from '../../components/ResultSetList';
import Settings from '../../components/Settings';
import Slips from '../../components/Slips';
import Value from '../../components/Value';
import VerdictBlock from '../../components/VerdictBlock';

/** The components that pages use without an import. */
export default {
  ...MDXComponents,
  AboutNumbers,
  Aggregates,
  BarChart,
  BucketTable,
  Cited,
  DashboardSection,
  EngineMatrix,
  EnvironmentTable,
  FindingList,
  FindingPage,
  Pattern,
  PerformanceDashboard,
  PieChart,
  QueriesTable: EveryQuery,
  ReportHeader,
  ReportList,
  ResultSetList,
  Settings,
  Slips,
  Value,
  VerdictBlock,
};
