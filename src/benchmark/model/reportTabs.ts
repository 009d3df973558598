/** The pages of one report, in order. The first has the report's path. */
export const TABS = ['answer', 'queries', 'why', 'cost', 'settings', 'setup', 'sources'] as const;

export type Tab = (typeof TABS)[number];

export const TAB_NAMES: Record<Tab, string> = {
  answer: 'Answer',
  queries: 'Queries',
  why: 'Why',
  cost: 'Cost',
  settings: 'Settings',
  setup: 'Setup',
  sources: 'Sources',
};

export function isTab(name: string): name is Tab {
  return (TABS as readonly string[]).includes(name);
}

/** A link from a report's pages to one of its tabs. */
export interface TabLink {
  tab: Tab;
  label: string;
  /** Content summary after the label: "103", "10 findings"; '' for nothing. */
  note: string;
  /** One sentence on the content. */
  text: string;
  path: string;
}
