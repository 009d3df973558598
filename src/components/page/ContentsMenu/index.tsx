import { type ReactNode, useId, useRef } from 'react';

/**
 * The table of contents: next to the text in a wide window, behind a fixed button in a narrow one, so that it is always
 * in reach. The button works without scripts.
 */
export default function ContentsMenu({ children: links }: { children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <aside className="look-contents" aria-label="On this page">
      <button type="button" className="look-contents-button" popoverTarget={id}>
        Contents
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside act, the list only closes behind them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        id={id}
        ref={list}
        popover="auto"
        onClick={({ target }) => {
          if ((target as Element).closest('a')) list.current?.hidePopover();
        }}
      >
        <a href="#__docusaurus" className="look-contents-top">
          Top of the page
        </a>
        {links}
      </div>
    </aside>
  );
}
