import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import {
  type EmbeddableChart,
  type EmbedTheme,
  elementSnippet,
  embedAddress,
  frameSnippet,
  imageSnippet,
  markdownSnippet,
  resizedSnippet,
} from '../../../benchmark/publish/embedSnippets';
import CopyButton from '../../ui/CopyButton';
import { useFileUrl, usePlaces } from '../../ui/places';
import EmbedFrame from '../EmbedFrame';
import Choice from './Choice';
import styles from './styles.module.css';
import useEmbeddable from './useEmbeddable';

interface Props {
  figure: FigureText;
  /** The report's id, the folder of the charts. */
  report: string;
  /** The page that shows the figure, as a site path without base path; that of the report where it is not given. */
  page?: string;
  close: () => void;
}

interface Way {
  id: string;
  /** Needs pictures as PNG. */
  picture?: true;
  label: string;
  use: string;
  /** In which colours it is offered first: a frame is light, whatever its reader prefers, as most pages around it are. */
  theme: EmbedTheme;
  text: (chart: EmbeddableChart, theme: EmbedTheme) => string;
}

const WAYS: Way[] = [
  {
    id: 'frame',
    label: 'Frame',
    use: 'For any page that allows HTML. Fixed height, tall enough for phones.',
    theme: 'light',
    text: frameSnippet,
  },
  {
    id: 'resized',
    label: 'Frame and script',
    use: 'The same, and a script that makes it as high as its content.',
    theme: 'light',
    text: resizedSnippet,
  },
  {
    id: 'element',
    label: 'Element',
    use: 'For your own pages: a script, and as high as its content.',
    theme: 'light',
    text: elementSnippet,
  },
  {
    id: 'markdown',
    label: 'Markdown',
    use: 'For READMEs and issues: an image in the reader’s theme.',
    theme: 'auto',
    picture: true,
    text: markdownSnippet,
  },
  {
    id: 'image',
    label: 'Image',
    use: 'A linked image, scaled to the page width.',
    theme: 'light',
    picture: true,
    text: imageSnippet,
  },
];

const THEMES: { id: EmbedTheme; label: string }[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'auto', label: 'Reader’s theme' },
];

/** The ways to show a chart elsewhere: what to copy, and how it will look. Escape closes it and leads back to the button. */
export default function EmbedDialog({ figure, report, page = `/reports/${report}/`, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [chart, setChart] = useState(figure.panels[0]?.chart ?? '');
  useEffect(() => dialog.current?.showModal(), []);
  const panel = figure.panels.find((entry) => entry.chart === chart) ?? (figure.panels[0] as Panel);
  const charts = figure.panels.map((entry) => ({ id: entry.chart, label: entry.heading || entry.chart }));
  return createPortal(
    <dialog ref={dialog} className={`spark-benchmarks ${styles.dialog}`} aria-labelledby={title} onClose={close}>
      <div className={styles.head}>
        <h2 id={title}>Embed this chart</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {charts.length > 1 && <Choice name="Chart" entries={charts} chosen={panel.chart} choose={setChart} />}
      <Snippet key={panel.chart} title={figure.title} report={report} page={page} panel={panel} />
    </dialog>,
    document.body,
  );
}

function Snippet({ title, report, page, panel }: { title: string; report: string; page: string; panel: Panel }) {
  const [way, setWay] = useState(WAYS[0] as Way);
  const [chosen, setTheme] = useState<EmbedTheme>();
  const theme = chosen ?? way.theme;
  const embeddable = useEmbeddable(title, { report, page }, panel);
  const { images } = usePlaces();
  const text = way.text(embeddable, theme);
  return (
    <>
      <Choice
        name="As"
        entries={images ? WAYS : WAYS.filter(({ picture }) => !picture)}
        chosen={way.id}
        choose={(id) => setWay(WAYS.find((entry) => entry.id === id) as Way)}
      />
      <Choice name="Theme" entries={THEMES} chosen={theme} choose={setTheme} />
      <p className={styles.use}>{way.use}</p>
      <textarea className={styles.text} readOnly rows={5} value={text} aria-label="Embed code" spellCheck={false} />
      <CopyButton label="Copy" text={async () => text} />
      <Preview report={report} panel={panel} theme={theme} picture={way.picture === true} />
    </>
  );
}

interface PreviewProps {
  report: string;
  panel: Panel;
  theme: EmbedTheme;
  /** The picture, and not the page in a frame. */
  picture: boolean;
}

function Preview({ report, panel, theme, picture }: PreviewProps) {
  const page = useFileUrl(`/embed/${report}/${panel.chart}/`);
  const image = useFileUrl(`/charts/${report}/${panel.chart}${theme === 'dark' ? '.dark' : ''}.png`);
  return (
    <div className={styles.preview}>
      {picture ? (
        <img src={image} alt={panel.description} width={920} />
      ) : (
        <EmbedFrame address={embedAddress(page, theme)} title="Preview" />
      )}
    </div>
  );
}
