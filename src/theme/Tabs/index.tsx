import { sanitizeTabsChildren, TabsProvider, useTabsContextValue } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { useId } from 'react';
import { TabGroupProvider } from './group';
import TabList from './TabList';

/**
 * Tabs of which the current one is underlined. Without scripts and on paper all panels are shown, each below its label.
 * Unlike Docusaurus' own they are not mounted anew after hydration, which would throw the drawings of charts away.
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
