import { answers } from './answers';
import { caterpillarPlot } from './caterpillarPlot';
import { capacity } from './cost/capacity';
import { coverage } from './coverage';
import { differences } from './differences';
import { distribution } from './distribution';
import { dotHistogram } from './dotHistogram';
import { history } from './history/speedups';
import { iterations } from './iterations';
import type { Kind } from './kind';
import { matrix } from './matrix';
import { bands } from './resources/bands';
import { blocks } from './several/blocks';
import { dotRows } from './several/dotRows';
import { split } from './several/split';
import { queryTimes } from './times/queryTimes';
import { usage } from './usage';
import { forestPlot } from './verdict/forestPlot';
import { waterfall } from './waterfall';
import { lost } from './why/lostSeconds';
import { stages } from './why/stages';

/** The kinds whose points answer to pointer and keyboard, by the name in the published spec. A new kind is added here or below. */
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

/** The kinds of event logs and of histories, which are drawn in boxes of any width and are in no figure of a report. */
const DRAWN = { stages, lost, history, coverage };

/** The kinds in figures of reports whose marks carry their words. */
const SCENES = { forest: forestPlot, blocks, split };

/** The kinds that pages show by components of their own, most as tables with marks in their cells, and that are drawn for files. */
const TABLES = {
  ...SCENES,
  answers,
  matrix,
  times: queryTimes,
  ...DRAWN,
};

const KINDS = { ...PLOTS, ...TABLES };

type SpecOf<K> = K extends Kind<infer Spec> ? Spec : never;

/** One chart as plain data whose points answer to pointer and keyboard: its kind, numbers, units, and roles, without colors. */
export type PlotSpec = SpecOf<(typeof PLOTS)[keyof typeof PLOTS]>;

/** One chart as plain data that is a table on pages. */
export type TableSpec = SpecOf<(typeof TABLES)[keyof typeof TABLES]>;

/** One chart of a figure of a report whose marks carry their words. */
type SceneSpec = SpecOf<(typeof SCENES)[keyof typeof SCENES]>;

/** One chart that is drawn in boxes of any width and is in no figure of a report. */
export type DrawnSpec = SpecOf<(typeof DRAWN)[keyof typeof DRAWN]>;

/** One chart that carries the words around it. */
export type StandaloneTable = Exclude<TableSpec, DrawnSpec | SceneSpec>;

/** One chart as plain data that stands in a figure of a report. */
export type FigureSpec = PlotSpec | SceneSpec;

/** One chart as plain data. */
export type ChartSpec = PlotSpec | TableSpec;

/** Whether a chart is drawn in boxes of any width and is in no figure of a report. */
export function isDrawnSpec(spec: ChartSpec): spec is DrawnSpec {
  return spec.kind in DRAWN;
}

/** The spec of one kind. */
export type SpecOfKind<K extends ChartSpec['kind']> = Extract<ChartSpec, { kind: K }>;

/** One chart of event logs. */
export type LogSpec = SpecOfKind<'stages' | 'lost'>;

/** What the file of its kind says of a spec. */
export function kindOf<Spec extends ChartSpec>({ kind }: Spec): Kind<Spec> {
  return KINDS[kind] as unknown as Kind<Spec>;
}

/** The charts that a report may list, by id, and what makes the spec of each; in the order of the list above. */
export const OF_COMPARISON = new Map(
  (Object.values(PLOTS) as unknown as Kind<PlotSpec>[]).flatMap(({ ofComparison = {} }) =>
    Object.entries(ofComparison),
  ),
);
