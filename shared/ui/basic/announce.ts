const REGION = 'console-announcer';

/** The region is found by its id: every area bundles this module, and all of them share the one region. */
const found = () => document.getElementById(REGION);

function create(): HTMLElement {
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

/** Milliseconds after which screen readers observe a new region: they do not read a text that is inserted together with its region. */
const KNOWN = 100;

/** Announces a short text politely to screen readers. The text is removed after a second, so that it is not read again. */
export function announce(text: string): void {
  const line = document.createElement('p');
  line.textContent = text;
  const show = (region: HTMLElement) => {
    region.append(line);
    setTimeout(() => line.remove(), 1000);
  };
  const region = found();
  if (region) return show(region);
  const made = create();
  setTimeout(() => show(made), KNOWN);
}
