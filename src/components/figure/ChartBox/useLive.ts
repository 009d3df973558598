import { useCallback, useRef, useState } from 'react';

/** The result of `load`, null until `wake` is called and `load` is done. After a failure, `wake` tries again. */
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
