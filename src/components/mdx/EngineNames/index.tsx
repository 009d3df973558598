import type { OverviewData } from '../../home/overview';

/** Every engine that has results, in a sentence: "Native Spark, Comet and Gluten + Velox". */
export default function EngineNames({ data }: { data: OverviewData }) {
  return data.engines;
}
