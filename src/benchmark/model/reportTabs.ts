/** The pages of one report, in order. The first has the report's own address. */
export const TABS = ['answer', 'queries', 'why', 'cost', 'setup', 'sources'] as const;

export type Tab = (typeof TABS)[number];

/** What a tab is called. */
export const TAB_NAMES: Record<Tab, string> = {
  answer: 'Answer',
  queries: 'Queries',
  why: 'Why',
  cost: 'Cost',
  setup: 'Setup',
  sources: 'Sources',
};

export function isTab(name: string): name is Tab {
  return (TABS as readonly string[]).includes(name);
}

/** A tab of a report as its pages link to it. */
export interface TabLink {
  tab: Tab;
  label: string;
  /** What it holds, behind the label: "103", "10 findings"; '' for nothing. */
  note: string;
  /** What a reader finds there, a sentence. */
  text: string;
  path: string;
}
