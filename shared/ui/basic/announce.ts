const REGION = 'console-announcer';

/** The region is found by its id: every area bundles this module, and all of them share the one region. */
function region(): HTMLElement {
  const found = document.getElementById(REGION);
  if (found) return found;
  const made = document.createElement('div');
  made.id = REGION;
  made.setAttribute('aria-live', 'polite');
  // react-aria hides everything outside an open modal, except elements with this mark
  made.setAttribute('data-react-aria-top-layer', 'true');
  Object.assign(made.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  document.body.append(made);
  return made;
}

/** Announces a short text politely to screen readers. The text is removed after a second, so that it is not read again. */
export function announce(text: string): void {
  const line = document.createElement('p');
  line.textContent = text;
  region().append(line);
  setTimeout(() => line.remove(), 1000);
}
