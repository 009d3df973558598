import { createContext, useContext } from 'react';

/** The prefix of the ids of a group's tabs and panels. */
const TabGroup = createContext('');

export const TabGroupProvider = TabGroup.Provider;

/** The ids of a tab and its panel, which refer to each other. */
export function useTabIds(value: string): { tab: string; panel: string } {
  const group = useContext(TabGroup);
  return { tab: `${group}tab-${value}`, panel: `${group}panel-${value}` };
}
