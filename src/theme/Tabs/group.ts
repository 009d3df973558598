import { createContext, useContext } from 'react';

/** The id that the ids of one group's tabs and panels start with. */
const TabGroup = createContext('');

export const TabGroupProvider = TabGroup.Provider;

/** The ids of a tab and of its panel, which name each other. */
export function useTabIds(value: string): { tab: string; panel: string } {
  const group = useContext(TabGroup);
  return { tab: `${group}tab-${value}`, panel: `${group}panel-${value}` };
}
