import type { ComponentType } from 'react';
import LivePart, { type ReportPartName } from '../../ui/LivePart';

interface Props {
  part: ReportPartName;
  /** The component itself, or one that shows the same from the same data. */
  is: ComponentType<object>;
  /** Props of the component as JSON. */
  [prop: string]: unknown;
}

/** A component of a page that is a live part of static content. */
export default function LiveComponent({ part, is: Component, ...props }: Props) {
  return (
    <LivePart name={part} props={props}>
      <Component {...props} />
    </LivePart>
  );
}
