import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What the file is called, "distribution.csv". */
  name: string;
  /** The file's text; asked for when the button is pressed. */
  text: () => Promise<string>;
}

const TYPES: Record<string, string> = { csv: 'text/csv', json: 'application/json', svg: 'image/svg+xml' };

/** Saves a text that was computed in the browser as a file. */
export default function SaveButton({ label, name, text }: Props): ReactNode {
  return (
    <button type="button" className={styles.save} onClick={() => text().then((content) => save(name, content))}>
      {label}
    </button>
  );
}

function save(name: string, content: string): void {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
