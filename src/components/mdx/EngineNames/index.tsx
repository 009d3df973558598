import type { OverviewData } from '../../home/overview';

/** Every engine with results: "Vanilla Spark, Comet, and Gluten + Velox". */
export default function EngineNames({ data }: { data: OverviewData }) {
  return data.engines;
}
