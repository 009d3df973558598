import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import CopyButton from '../../ui/CopyButton';
import { useFileUrl, useSiteUrls } from '../../ui/siteUrls';
import EmbedFrame from '../EmbedFrame';
import EmbedPicture from '../EmbedPicture';
import {
  type EmbeddableChart,
  type EmbedTheme,
  embedAddress,
  frameSnippet,
  mdxSnippet,
  pictureSnippet,
  resizedSnippet,
} from './embedSnippets';
import styles from './styles.module.css';
import useEmbeddable from './useEmbeddable';

interface Props {
  figure: Pick<FigureText, 'id' | 'title' | 'panels'>;
  /** ID of the report, which is the folder of the charts. */
  report: string;
  /** The page that shows the figure, as a site path without the base path. Default: the report's page. */
  page?: string;
  /** True if MDX pages can show the figure by its ID. */
  inMdx?: boolean;
  close: () => void;
}

interface Way {
  id: 'frame' | 'resized' | 'picture' | 'mdx';
  label: string;
  use: string;
}

const WAYS: Way[] = [
  {
    id: 'frame',
    label: 'Frame',
    use: 'For HTML and MDX. The height is fixed and shows all of the chart on a phone too.',
  },
  {
    id: 'resized',
    label: 'Frame and script',
    use: 'For HTML and MDX. The script makes the frame as high as its content.',
  },
  {
    id: 'picture',
    label: 'Picture',
    use: 'For HTML, MDX, and GitHub Markdown. Phones show a narrow picture. The picture links to the report.',
  },
  {
    id: 'mdx',
    label: 'MDX',
    use: 'For MDX pages of this site, and of Docusaurus sites with its package and its data.',
  },
];

const THEMES: { id: EmbedTheme; label: string }[] = [
  { id: 'auto', label: 'Reader’s theme' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

/** The ways to embed a chart: code to copy and a preview. Escape closes the dialog and returns to the button. */
export default function EmbedDialog({ figure, report, page = `/reports/${report}/`, inMdx = false, close }: Props) {
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
      <Snippet key={panel.chart} figure={figure} report={report} page={page} panel={panel} inMdx={inMdx} />
    </dialog>,
    document.body,
  );
}

interface SnippetProps extends Required<Omit<Props, 'close'>> {
  panel: Panel;
}

function Snippet({ figure, report, page, panel, inMdx }: SnippetProps) {
  const { images } = useSiteUrls();
  const [way, setWay] = useState(WAYS[0] as Way);
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const embeddable = useEmbeddable(figure.title, { report, page }, panel);
  const offered = { frame: true, resized: true, picture: images, mdx: inMdx };
  const text = way.id === 'mdx' ? mdxSnippet(report, figure.id) : TEXTS[way.id](embeddable, theme);
  return (
    <>
      <Choice
        name="As"
        entries={WAYS.filter(({ id }) => offered[id])}
        chosen={way.id}
        choose={(id) => setWay(WAYS.find((entry) => entry.id === id) as Way)}
      />
      {way.id !== 'mdx' && <Choice name="Colors" entries={THEMES} chosen={theme} choose={setTheme} />}
      <p className={styles.use}>{way.use}</p>
      <textarea className={styles.text} readOnly rows={5} value={text} aria-label="Embed code" spellCheck={false} />
      <CopyButton label="Copy" text={text} />
      <Preview report={report} panel={panel} theme={theme} picture={way.id === 'picture'} />
    </>
  );
}

const TEXTS: Record<Exclude<Way['id'], 'mdx'>, (chart: EmbeddableChart, theme: EmbedTheme) => string> = {
  frame: frameSnippet,
  resized: resizedSnippet,
  picture: pictureSnippet,
};

interface PreviewProps {
  report: string;
  panel: Panel;
  theme: EmbedTheme;
  /** True to show the picture instead of the page in a frame. */
  picture: boolean;
}

function Preview({ report, panel, theme, picture }: PreviewProps) {
  const chart = `${report}/${panel.chart}`;
  const page = useFileUrl(`/embed/${chart}/`);
  return (
    <div className={styles.preview}>
      {picture ? (
        <EmbedPicture chart={chart} description={panel.description} theme={theme} />
      ) : (
        <EmbedFrame address={embedAddress(page, theme)} title="Preview" />
      )}
    </div>
  );
}

interface ChoiceProps<Id extends string> {
  name: string;
  entries: readonly { id: Id; label: string }[];
  chosen: Id;
  choose: (id: Id) => void;
}

/** A choice of one option, by pointer or arrow keys. */
function Choice<Id extends string>({ name, entries, chosen, choose }: ChoiceProps<Id>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{name}</legend>
      <div className={styles.entries}>
        {entries.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name={group} checked={id === chosen} onChange={() => choose(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
