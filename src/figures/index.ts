import { answers } from './answers/spec';
import { bands } from './bands/spec';
import { distribution } from './bar/spec';
import { blocks } from './blocks/spec';
import { capacity } from './capacity/spec';
import { coverage } from './coverage/spec';
import { dotHistogram } from './dots/spec';
import { differences } from './dumbbell/spec';
import { forestPlot } from './forest/spec';
import { history } from './history/spec';
import { iterations } from './iterations/spec';
import { usage } from './line/spec';
import { lost } from './lost/spec';
import { matrix } from './matrix/spec';
import { dotRows } from './rows/spec';
import type { Kind } from './shared/kind';
import { split } from './split/spec';
import { caterpillarPlot } from './spread/spec';
import { stages } from './stages/spec';
import { queryTimes } from './times/spec';
import { waterfall } from './waterfall/spec';

/** Kinds with interactive points, by name in the published spec. Add a new kind here or below. */
const PLOTS = {
  dots: dotHistogram,
  dumbbell: differences,
  spread: caterpillarPlot,
  waterfall,
  bar: distribution,
  iterations,
  line: usage,
  bands,
  rows: dotRows,
  capacity,
};

/** Kinds of event logs and histories, which are drawn in boxes of any width and are in no report figure. */
const DRAWN = { stages, lost, history, coverage };

/** Kinds in report figures whose marks include their text. */
const SCENES = { forest: forestPlot, blocks, split };

/** Kinds that pages show with separate components, mostly as tables with marks; they are drawn only for files. */
const TABLES = {
  ...SCENES,
  answers,
  matrix,
  times: queryTimes,
  ...DRAWN,
};

const KINDS = { ...PLOTS, ...TABLES };

type SpecOf<K> = K extends Kind<infer Spec> ? Spec : never;

/** A chart with interactive points as plain data: kind, numbers, units, and roles, without colors. */
export type PlotSpec = SpecOf<(typeof PLOTS)[keyof typeof PLOTS]>;

/** A chart as plain data that is a table on pages. */
export type TableSpec = SpecOf<(typeof TABLES)[keyof typeof TABLES]>;

/** A chart of a report figure whose marks include their text. */
type SceneSpec = SpecOf<(typeof SCENES)[keyof typeof SCENES]>;

/** A chart for boxes of any width that is in no report figure. */
export type DrawnSpec = SpecOf<(typeof DRAWN)[keyof typeof DRAWN]>;

/** A chart that includes the texts around it. */
export type StandaloneTable = Exclude<TableSpec, DrawnSpec | SceneSpec>;

/** A chart as plain data in a report figure. */
export type FigureSpec = PlotSpec | SceneSpec;

/** One chart as plain data. */
export type ChartSpec = PlotSpec | TableSpec;

/** True if a chart is for boxes of any width and in no report figure. */
export function isDrawnSpec(spec: ChartSpec): spec is DrawnSpec {
  return spec.kind in DRAWN;
}

/** The spec of one kind. */
export type SpecOfKind<K extends ChartSpec['kind']> = Extract<ChartSpec, { kind: K }>;

/** One chart of event logs. */
export type LogSpec = SpecOfKind<'stages' | 'lost'>;

/** The kind of a spec. */
export function kindOf<Spec extends ChartSpec>({ kind }: Spec): Kind<Spec> {
  return KINDS[kind] as unknown as Kind<Spec>;
}

/** Makers of the charts that a report may list, by id, in the order of the list above. */
export const OF_COMPARISON = new Map(
  (Object.values(PLOTS) as unknown as Kind<PlotSpec>[]).flatMap(({ ofComparison = {} }) =>
    Object.entries(ofComparison),
  ),
);
