import styles from '../CopyButton/styles.module.css';

interface Props {
  /** Label of the button: the file format. */
  label: string;
  name: string;
  /** Content of the file, requested when the button is pressed. */
  content: () => Promise<string | Blob>;
}

/** A button that saves computed content as a file. Hidden without scripts. */
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
