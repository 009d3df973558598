import { withWholeSuites } from '../../ui/Breakable';
import SiteLink from '../../ui/SiteLink';
import type { Part } from '../page';

/** The parts of a text: bold, a link, or plain. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, strong, path }) => {
    if (path !== undefined)
      return (
        <SiteLink key={text} to={path} orNothing>
          {text}
        </SiteLink>
      );
    const whole = withWholeSuites(text);
    return strong ? <strong key={text}>{whole}</strong> : whole;
  });
}
