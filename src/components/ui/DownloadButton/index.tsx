import styles from '../CopyButton/styles.module.css';

interface Props {
  /** What the button says: the format. */
  label: string;
  /** The name of the file. */
  name: string;
  /** What the file holds; asked for when the button is pressed. */
  content: () => Promise<string | Blob>;
}

/** Saves what the page computed as a file. Hidden where scripts do not run. */
export default function DownloadButton({ label, name, content }: Props) {
  const download = async () => save(await content(), name);
  return (
    <button type="button" className={styles.copy} onClick={download}>
      {label}
      <span className="visually-hidden"> file</span>
    </button>
  );
}

const TYPES: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
};

function save(content: string | Blob, name: string): void {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
