import { useEffect, useRef, useState } from 'react';
import { SANDBOX } from '../EmbedDialog/embedSnippets';
import styles from './styles.module.css';

interface Props {
  /** URL of an embed page of this site. */
  address: string;
  title: string;
}

/**
 * An embed page in a sandboxed frame, as on a different site, with the height that the page reports. Before that and
 * without scripts, the height is --embed-height of the parent.
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
