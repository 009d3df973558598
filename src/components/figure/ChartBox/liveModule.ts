/** The live chart's module, fetched at the first call. The only dynamic import of it: a second one would move Chart.js into the common chunk. */
export function liveModule(): Promise<typeof import('./LiveChart')> {
  return import('./LiveChart');
}
