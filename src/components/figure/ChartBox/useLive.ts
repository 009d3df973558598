import { useCallback, useRef, useState } from 'react';

/** What `load` brings, null until `wake` has been called and it has come. A failure leaves null, and can be tried again. */
export default function useLive<T>(load: () => Promise<T>): { live: T | null; wake: () => void } {
  const [live, setLive] = useState<T | null>(null);
  const asked = useRef(false);
  const wake = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    load()
      .then((loaded) => setLive(() => loaded))
      .catch(() => {
        asked.current = false;
      });
  }, [load]);
  return { live, wake };
}
