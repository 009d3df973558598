import { useColorMode } from '@docusaurus/theme-common';
import type { ComponentProps } from 'react';
import type { FigureText } from '../../../benchmark/model/figure';
import SiteLink from '../../ui/SiteLink';
import { useSiteUrls } from '../../ui/siteUrls';
import EmbedButton from '../EmbedButton';
import { drawingName } from '../Figure/drawingName';

const DRAWINGS = ['SVG', 'PNG'] as const;

/** Links to the figure's drawings (the SVG in the reader's theme), its table (CSV), its charts (JSON), and the embed button. */
export default function Files(props: ComponentProps<typeof EmbedButton>) {
  const { figure, report } = props;
  const { images } = useSiteUrls();
  const drawings = DRAWINGS.filter((format) => images || format !== 'PNG');
  return (
    <>
      {drawings.flatMap((format) =>
        figure.panels.map((panel) => (
          <DrawingLink
            key={`${format}-${panel.chart}`}
            format={format}
            panel={panel}
            report={report}
            panels={figure.panels.length}
          />
        )),
      )}
      <SiteLink to={`/charts/${report}/${figure.id}.csv`}>CSV</SiteLink>
      {figure.panels.map((panel) => (
        <SiteLink key={panel.chart} to={`/charts/${report}/${panel.chart}.json`}>
          {drawingName('JSON', panel, figure.panels.length)}
        </SiteLink>
      ))}
      <EmbedButton {...props} />
    </>
  );
}

interface DrawingProps {
  format: (typeof DRAWINGS)[number];
  panel: FigureText['panels'][number];
  report: string;
  panels: number;
}

function DrawingLink({ format, panel, report, panels }: DrawingProps) {
  const name = drawingName(format, panel, panels);
  const of = panel.heading || panel.chart;
  const theme = useColorMode().colorMode === 'dark' && format === 'SVG' ? '.dark' : '';
  return (
    <SiteLink to={`/charts/${report}/${panel.chart}${theme}.${format.toLowerCase()}`} newTab>
      {name}
      <span className="visually-hidden">{name.endsWith(of) ? '' : `, image of “${of}”`}(opens in a new tab)</span>
    </SiteLink>
  );
}
