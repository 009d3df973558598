import { type ComponentProps, useState } from 'react';

type Dialog = typeof import('../EmbedDialog').default;

function load(): Promise<Dialog> {
  return import('../EmbedDialog').then((module) => module.default);
}

/** The word "Embed" below a figure: opens the ways to put its chart into another page. The dialog's code comes when it is wanted. */
export default function EmbedButton(props: Omit<ComponentProps<Dialog>, 'close'>) {
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
  const open = () => load().then((Dialog) => setDialog({ Dialog }));
  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={load} onClick={open}>
        Embed
      </button>
      {dialog && <dialog.Dialog {...props} close={() => setDialog(null)} />}
    </>
  );
}
