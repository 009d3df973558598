import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { takeOver } from '../../page/StaticContent/takeOver';

interface TakenProps {
  /** Contains the server's HTML, as static content, and the children. */
  result: RefObject<HTMLElement | null>;
  /** Clicks and taps on that HTML. */
  events: readonly Event[];
  /** Called when the children have replaced that HTML. */
  onTaken: () => void;
  children: ReactNode;
}

interface Props extends TakenProps {
  isReady: boolean;
}

/** The live result, which from the first time that it is ready replaces the server's HTML before the browser paints. */
export default function TakeOver({ isReady, ...props }: Props) {
  const [isTaken, setTaken] = useState(isReady);
  if (isReady && !isTaken) setTaken(true);
  return isTaken && <Taken {...props} />;
}

function Taken({ result, events, onTaken, children }: TakenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first rendering
  useLayoutEffect(() => {
    const { current } = result;
    if (current) takeOver(current, [...current.querySelectorAll(':scope > [data-static] > *')], events);
    onTaken();
  }, []);
  return children;
}
