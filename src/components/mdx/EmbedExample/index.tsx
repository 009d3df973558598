import type { FigureText, Panel } from '../../../benchmark/model/figure';
import { reportPath } from '../../../benchmark/model/paths';
import { reserve } from '../../figure/ChartBox/reserve';
import { mdxSnippet, pictureSnippet, resizedSnippet } from '../../figure/EmbedDialog/embedSnippets';
import useEmbeddable from '../../figure/EmbedDialog/useEmbeddable';
import EmbedFrame from '../../figure/EmbedFrame';
import EmbedPicture from '../../figure/EmbedPicture';
import ReportFigure from '../../figure/ReportFigure';
import type { ReportData } from '../../report/report';
import CodeSample from '../../ui/CodeSample';
import { useFileUrl } from '../../ui/siteUrls';
import styles from './styles.module.css';

const WAYS = ['frame', 'picture', 'mdx'] as const;

type Props = { data: ReportData; chart: string; way: (typeof WAYS)[number] };

/** One way to embed a chart: the code to copy, and the result below it. Throws for an unknown way. */
export default function EmbedExample({ data, chart, way }: Props) {
  if (!WAYS.includes(way)) throw new Error(`unknown way: ${way} (known: ${WAYS.join(', ')})`);
  if (way === 'mdx') return <MdxExample data={data} chart={chart} />;
  return <LinkedExample data={data} chart={chart} way={way} />;
}

function Sample({ text }: { text: string }) {
  return (
    <CodeSample label="Embed code" text={text}>
      {text}
    </CodeSample>
  );
}

function MdxExample({ data, chart }: Omit<Props, 'way'>) {
  return (
    <>
      <Sample text={mdxSnippet(data.report.id, chart)} />
      <ReportFigure data={data} figure={chart} />
    </>
  );
}

function LinkedExample({ data, chart, way }: Props) {
  const figure = data.figures[chart] as FigureText;
  const panel = figure.panels[0] as Panel;
  const { id } = data.report;
  const embeddable = useEmbeddable(figure.title, { report: id, page: reportPath(id) }, panel);
  const frame = useFileUrl(`/embed/${id}/${panel.chart}/`);
  return (
    <>
      <Sample text={way === 'frame' ? resizedSnippet(embeddable, 'auto') : pictureSnippet(embeddable, 'auto')} />
      <div className={styles.result} data-way={way} style={reserve(panel.heights)}>
        {way === 'frame' ? (
          <EmbedFrame address={frame} title={figure.title} />
        ) : (
          <EmbedPicture chart={`${id}/${panel.chart}`} description={panel.description} theme="auto" />
        )}
      </div>
    </>
  );
}
