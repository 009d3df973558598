import { type ComponentProps, useState } from 'react';

type Dialog = typeof import('../EmbedDialog').default;

function load(): Promise<Dialog> {
  return import('../EmbedDialog').then((module) => module.default);
}

/** The "Embed" button below a figure, which opens the embed dialog. The dialog's code is loaded on demand. */
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
