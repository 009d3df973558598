import type { Props } from '@theme/ColorModeToggle';
import Original from '@theme-init/ColorModeToggle';
import { nextColorMode } from '../../components/ui/colorMode';

/**
 * A theme switch that changes the theme on every click. The theme's own goes from "system" to light first, which
 * changes nothing on a light system.
 */
export default function ColorModeToggle(props: Props) {
  const change = () => {
    const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    props.onChange(nextColorMode(props.value, system));
  };
  return <Original {...props} onChange={change} />;
}
