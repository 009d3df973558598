import { useEffect, useRef, useState } from 'react';
import { SANDBOX } from '../EmbedDialog/embedSnippets';
import styles from './styles.module.css';

interface Props {
  /** Of an embed page of this site. */
  address: string;
  title: string;
}

/**
 * An embed page in a sandboxed frame, as another site would show it, as high as the page says that it is; until then, and
 * without scripts, as high as --embed-height of what is around it.
 */
export default function EmbedFrame({ address, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === 'benchmark-chart') setHeight(Number(data.height));
    };
    window.addEventListener('message', listen);
    // The page may have sent its height before this code ran.
    frame.current?.contentWindow?.postMessage({ type: 'benchmark-chart' }, '*');
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <iframe ref={frame} className={styles.frame} src={address} title={title} style={{ height }} sandbox={SANDBOX} />
  );
}
