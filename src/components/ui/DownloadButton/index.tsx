import type { ReactNode } from 'react';
import styles from '../CopyButton/styles.module.css';

interface Props {
  /** What the button says: the format. */
  label: string;
  /** The name of the file. */
  name: string;
  /** The file's text; asked for when the button is pressed. */
  text: () => Promise<string>;
}

/** Saves a text that the page computed as a file. Hidden where scripts do not run. */
export default function DownloadButton({ label, name, text }: Props): ReactNode {
  const download = async () => save(await text(), name);
  return (
    <button type="button" className={styles.copy} onClick={download}>
      {label}
      <span className="visually-hidden"> file</span>
    </button>
  );
}

const TYPES: Record<string, string> = { csv: 'text/csv', json: 'application/json', svg: 'image/svg+xml' };

function save(text: string, name: string): void {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
