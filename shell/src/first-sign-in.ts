/*
 * The sign-in page that the document draws before any file is loaded; part of the boot script. Its form can be filled in and submitted: the
 * shell passes the values to the page of the sign-in area when that page is rendered (session/take-over.ts). Both sides communicate
 * through the document only: a submitted form has a busy button, and a field in which an input method composes a text is marked.
 */

/** Id of the drawn page. */
export const FIRST_SIGN_IN_ID = 'first-sign-in';

/** Time in milliseconds after which the page shows that it is not complete: longer than a phone at the edge of its network needs. */
const PATIENCE = 15_000;

const decoded = (silo: string): string => {
  try {
    return decodeURIComponent(silo);
  } catch {
    return silo; // the router refuses such an address
  }
};

function listen(page: HTMLElement, form: HTMLFormElement): void {
  const [message, submit] = [form.querySelector('p'), form.querySelector('[type=submit]')];
  const reload = form.querySelector<HTMLElement>('p button');
  let isLost = false;
  const release = () => submit?.removeAttribute('aria-busy');
  const complain = () => {
    release();
    if (message) message.hidden = false;
  };
  form.addEventListener('submit', (event) => {
    // `method="dialog"` already keeps the password out of the address
    event.preventDefault();
    if (isLost) reload?.focus();
    else submit?.setAttribute('aria-busy', 'true');
  });
  // The values at the press of the button are sent: after a change it has to be pressed again
  form.addEventListener('input', release);
  page.addEventListener('compositionstart', () => page.setAttribute('data-composing', ''));
  page.addEventListener('compositionend', () => page.removeAttribute('data-composing'));
  reload?.addEventListener('click', () => location.reload());
  setTimeout(complain, PATIENCE);
  // Errors of elements do not bubble. The scripts of the document are deferred; the shell reports those that it adds itself
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.defer) return;
      isLost = true;
      complain();
    },
    true,
  );
}

/** Returns false as long as the body is not parsed. */
function draw(silo: string): boolean {
  const template = document.querySelector<HTMLTemplateElement>('template#sign-in');
  const root = document.getElementById('root');
  if (!root) return false;
  if (!template) return true;
  root.before(document.importNode(template.content, true));
  const page = document.getElementById(FIRST_SIGN_IN_ID);
  const form = page?.querySelector('form');
  page?.querySelector('h1')?.append(` ${decoded(silo)}`);
  if (page && form) listen(page, form);
  page?.querySelector('input')?.focus();
  return true;
}

/** Draws the sign-in page of a silo as soon as the body of the document is parsed. */
export function drawSignIn(silo: string): void {
  // The script runs in the head. The end of parsing would be too late: the parser waits there for style sheets
  const observer = new MutationObserver(() => {
    if (draw(silo)) observer.disconnect();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
