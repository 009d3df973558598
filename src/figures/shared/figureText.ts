import type { SpecBase } from '../../benchmark/model/chart';
import type { Verdict } from '../../benchmark/model/comparison';
import type { FigureText, Panel } from '../../benchmark/model/figure';
import type { StandaloneSpec } from './kind';

/** One chart of a figure. */
export function panelOf({ id, kind, description }: SpecBase, heading = '', verdict: Verdict | null = null): Panel {
  return { chart: id, kind, heading, verdict, description };
}

/** The figure of a chart, with what `around` says; its id and title are those of the chart. */
export function figureText(
  spec: SpecBase,
  around: Partial<FigureText> & Pick<FigureText, 'caption' | 'statement' | 'sources' | 'table'>,
): FigureText {
  return { id: spec.id, title: spec.title, notes: [], panels: [panelOf(spec)], key: null, ...around };
}

/** The words around the picture of a chart that carries them itself; `date` is that of publication. */
export function standaloneWords({ title, caption, note, disclaimer }: StandaloneSpec, date: string) {
  return { title, caption, note, date, disclaimer: `${disclaimer}.` };
}
