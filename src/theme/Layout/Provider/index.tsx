import { composeProviders } from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Layout/Provider';

const Provider = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/** What the theme keeps for all parts of a page, without what this site has not: versions of its pages, and a bar of announcements. */
export default function LayoutProvider({ children }: Props) {
  return <Provider>{children}</Provider>;
}
