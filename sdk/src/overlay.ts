import { RELOAD_PATH } from './mode.ts';

/*
 * Part of each build that `dev` makes for a console in production: reloads the page after a build, and shows why one failed. Elements are
 * created one by one, because the console's policy permits no HTML strings and no style elements.
 */
const BOX: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 0 0',
  width: '100%',
  maxHeight: '70vh',
  margin: '0',
  padding: 'var(--space-4) var(--gutter)',
  overflow: 'auto',
  border: '0',
  borderTop: '2px solid var(--color-destructive-icon)',
  background: 'var(--color-overlay)',
  color: 'var(--color-text-primary)',
  font: 'var(--type-body)',
};

let shown: HTMLElement | undefined;

const element = (tag: 'h2' | 'pre' | 'button', text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** Shows why the area could not be built, over the page, which runs the previous build. */
export function showFailure(text: string): void {
  shown?.remove();
  const box = document.createElement('div');
  const hide = element('button', 'Hide');
  const title = element('h2', 'The area could not be built');
  const report = element('pre', text);
  box.setAttribute('role', 'alert');
  Object.assign(box.style, BOX);
  Object.assign(title.style, { font: 'var(--type-heading)', margin: '0' });
  Object.assign(report.style, { font: 'var(--type-mono)', whiteSpace: 'pre-wrap' });
  hide.addEventListener('click', () => box.remove());
  box.append(title, report, hide);
  document.body.append(box);
  // Above dialogs, which are in the top layer too
  box.popover = 'manual';
  box.showPopover?.();
  shown = box;
}

/** Follows the builds of the server. */
export function followBuilds(): void {
  const builds = new EventSource(RELOAD_PATH);
  builds.addEventListener('message', () => location.reload());
  builds.addEventListener('failed', ({ data }) => showFailure(String(data)));
}
