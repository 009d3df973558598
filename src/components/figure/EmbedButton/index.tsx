import { type ComponentType, type ReactNode, useState } from 'react';
import type { FigureText } from '../../../benchmark/model/figure';
import styles from './styles.module.css';

interface Props {
  figure: FigureText;
  /** The report's id, the folder of the charts. */
  report: string;
  /** The page that shows the figure, as a site path without base path; that of the report where it is not given. */
  page?: string;
}

type Dialog = ComponentType<Props & { close: () => void }>;

function load(): Promise<Dialog> {
  return import('../EmbedDialog').then((module) => module.default);
}

/** The word "Embed" below a figure: opens the ways to put its chart into another page. The dialog's code comes when it is wanted. */
export default function EmbedButton({ figure, report, page }: Props): ReactNode {
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
  const open = () => load().then((Dialog) => setDialog({ Dialog }));
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onPointerEnter={load} onClick={open}>
        Embed
      </button>
      {dialog && <dialog.Dialog figure={figure} report={report} page={page} close={() => setDialog(null)} />}
    </>
  );
}
