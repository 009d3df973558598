import { createElement, useEffect } from 'react';
import type { Panel } from '../../../benchmark/model/figure';
import { useFileUrl } from '../../ui/places';

interface Props {
  page: string;
  /** Without its ending. */
  picture: string;
  title: string;
  panel: Panel;
}

/** The custom element as a foreign page would hold it: its script is loaded as there. Without scripts the picture stays. */
export default function ElementExample({ page, picture, title, panel }: Props) {
  const address = useFileUrl('/embed/element.js');
  useEffect(() => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }, [address]);
  const image = <img src={`${picture}.svg`} alt={panel.description} />;
  return createElement('benchmark-chart', { src: page, title, suppressHydrationWarning: true }, image);
}
