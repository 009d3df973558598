import type { Props } from '@theme/ColorModeToggle';
import Original from '@theme-original/ColorModeToggle';
import { nextColorMode } from '../../components/ui/colorMode';

/** The theme switch, of which every click changes what is seen: the theme's own goes from "system" to light first, which on a light system is no change. */
export default function ColorModeToggle(props: Props) {
  const change = () => {
    const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    props.onChange(nextColorMode(props.value, system));
  };
  return <Original {...props} onChange={change} />;
}
