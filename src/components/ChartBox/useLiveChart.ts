import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChartSpec } from '../../benchmark/types';
import { lazyChart } from '../../charts/lazyChart';

type LiveModule = Awaited<ReturnType<typeof lazyChart>>;

interface Live {
  LiveChart: LiveModule['LiveChart'];
  spec: ChartSpec;
}

/** The live chart's component and spec, null until `wake` has been called and both have come. A failure leaves null. */
export default function useLiveChart(specAddress: string): { live: Live | null; wake: () => void } {
  const [live, setLive] = useState<Live | null>(null);
  const asked = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const wake = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    load(specAddress)
      .then((loaded) => mounted.current && setLive(loaded))
      .catch(() => {
        asked.current = false;
      });
  }, [specAddress]);
  return { live, wake };
}

async function load(specAddress: string): Promise<Live> {
  const [{ LiveChart }, response] = await Promise.all([lazyChart(), fetch(specAddress)]);
  if (!response.ok) throw new Error(`no chart spec at ${specAddress}: ${response.status}`);
  return { LiveChart, spec: (await response.json()) as ChartSpec };
}
