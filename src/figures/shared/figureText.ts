import type { SpecBase } from '../../benchmark/model/chart';
import type { Verdict } from '../../benchmark/model/comparison';
import type { FigureText, Panel } from '../../benchmark/model/figure';
import type { StandaloneSpec } from './kind';

export function panelOf({ id, kind, description }: SpecBase, heading = '', verdict: Verdict | null = null): Panel {
  return { chart: id, kind, heading, verdict, description };
}

/** Figure of a chart with its id and title; `around` overrides the rest. */
export function figureText(
  spec: SpecBase,
  around: Partial<FigureText> & Pick<FigureText, 'caption' | 'statement' | 'sources' | 'table'>,
): FigureText {
  const { id, title, leftOut } = spec;
  const cut = leftOut === undefined ? {} : { leftOut };
  return { id, title, notes: [], panels: [panelOf(spec)], key: null, ...cut, ...around };
}

/** Text around the picture of a chart that carries its own text; `date` is the publication date. */
export function standaloneWords({ title, caption, note, disclaimer }: StandaloneSpec, date: string) {
  return { title, caption, note, date, disclaimer: `${disclaimer}.` };
}
