import { sanitizeTabsChildren, TabsProvider, useTabsContextValue } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { useId } from 'react';
import { TabGroupProvider } from './group';
import TabList from './TabList';

/**
 * Tabs with the current one underlined. Without scripts and in print, all panels are shown, each below its label.
 * Unlike Docusaurus' tabs they are not remounted after hydration, which would discard the drawings of charts.
 */
export default function Tabs(props: Props) {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <TabGroupProvider value={useId()}>
        <div className="theme-tabs-container">
          <TabList className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabGroupProvider>
    </TabsProvider>
  );
}
