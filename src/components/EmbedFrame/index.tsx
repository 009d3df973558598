import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Of an embed page of this site. */
  address: string;
  title: string;
  /** Until the page has said how high it is, px. */
  height?: number;
}

/** An embed page in a sandboxed frame, as another site would show it, as high as the page says that it is. */
export default function EmbedFrame({ address, title, height = 460 }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [said, setSaid] = useState(height);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === 'benchmark-chart') setSaid(Number(data.height));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={title}
      height={said}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
