/** Loads the live chart's module. Import it only here: a second import would move Chart.js into the common chunk. */
export function liveModule(): Promise<typeof import('./LiveChart')> {
  return import('./LiveChart');
}
