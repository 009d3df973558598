import type { ComponentProps } from 'react';
import LivePart from '../../ui/LivePart';
import Files from './Files';

/** The files of a published figure, which static content can contain. */
export default function LiveFiles({ figure: { id, title, panels }, ...page }: ComponentProps<typeof Files>) {
  const props = { ...page, figure: { id, title, panels } };
  return (
    <LivePart name="files" props={props}>
      <Files {...props} />
    </LivePart>
  );
}
