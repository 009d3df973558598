import type { FigureText, Panel } from '../../../benchmark/model/figure';
import { reportPath } from '../../../benchmark/model/paths';
import type { ReportData } from '../../../benchmark/pages/report/report';
import {
  elementSnippet,
  embedAddress,
  imageSnippet,
  markdownSnippet,
  resizedSnippet,
} from '../../../benchmark/publish/embedSnippets';
import { reserve } from '../../figure/ChartBox/reserve';
import useEmbeddable from '../../figure/EmbedDialog/useEmbeddable';
import EmbedFrame from '../../figure/EmbedFrame';
import CodeSample from '../../ui/CodeSample';
import { useFileUrl } from '../../ui/places';
import ElementExample from './ElementExample';
import styles from './styles.module.css';

const WAYS = { frame: resizedSnippet, element: elementSnippet, markdown: markdownSnippet, image: imageSnippet };

/** One way to show a chart elsewhere: what is copied, and below it the result. Throws for a way that does not exist. */
export default function EmbedExample({ data, chart, way }: { data: ReportData; chart: string; way: string }) {
  const snippet = WAYS[way as keyof typeof WAYS];
  if (!snippet) throw new Error(`unknown way: ${way} (known: ${Object.keys(WAYS).join(', ')})`);
  const figure = data.figures[chart] as FigureText;
  const panel = figure.panels[0] as Panel;
  const embeddable = useEmbeddable(figure.title, { report: data.report.id, page: reportPath(data.report.id) }, panel);
  const text = snippet(embeddable);
  return (
    <>
      <CodeSample label="Embed code" text={text}>
        {text}
      </CodeSample>
      <div className={styles.result} data-way={way} data-kind={panel.kind} style={reserve(panel.heights)}>
        <Result way={way} title={figure.title} report={data.report.id} panel={panel} />
      </div>
    </>
  );
}

function Result({ way, title, report, panel }: { way: string; title: string; report: string; panel: Panel }) {
  const page = useFileUrl(`/embed/${report}/${panel.chart}/`);
  const picture = useFileUrl(`/charts/${report}/${panel.chart}`);
  if (way === 'frame') return <EmbedFrame address={embedAddress(page, 'light')} title={title} />;
  if (way === 'element') return <ElementExample page={page} picture={picture} title={title} panel={panel} />;
  const image = <img src={`${picture}.png`} alt={panel.description} width={920} loading="lazy" />;
  if (way === 'image') return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${picture}.dark.png`} />
      {image}
    </picture>
  );
}
