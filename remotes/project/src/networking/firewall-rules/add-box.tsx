import type { ClipboardEvent, ReactNode, RefObject } from 'react';

/** A one-line input accepts no line breaks: several pasted lines become a list with commas. */
function pasteLines(event: ClipboardEvent<HTMLDivElement>): void {
  const { target } = event;
  const parts = event.clipboardData
    .getData('text')
    .split(/[\r\n\t]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  target.setRangeText(parts.join(', '), target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The frame around the inputs of an item. */
export function AddBox({ box, children }: { box: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={box} onPaste={pasteLines}>
      {children}
    </div>
  );
}
