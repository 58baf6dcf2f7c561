import type { ConfigProblem } from '@console/shared/contract';
import { removeDrawnPage } from '../session/take-over.ts';

/**
 * Shows the error page for a document whose configuration is invalid. It uses only DOM calls, because the rest of the console
 * may not work without a configuration.
 */
export function showConfigProblems(problems: readonly ConfigProblem[]): void {
  const element = (tag: string, text: string, parent: Element): HTMLElement => {
    const made = document.createElement(tag);
    made.textContent = text;
    parent.append(made);
    return made;
  };
  removeDrawnPage();
  const root = document.getElementById('root') ?? document.body;
  const main = element('main', '', root);
  main.setAttribute('role', 'alert');
  main.style.cssText = 'max-width: 34rem; margin: 18vh auto; padding: 0 1rem';
  document.title = 'The console is not configured';
  element('h1', 'The console is not configured', main);
  element(
    'p',
    'The console could not start because its configuration is invalid. Ask your administrator to publish it again.',
    main,
  );
  element('h2', 'Details for your administrator', main);
  const list = element('ul', '', main);
  for (const { path, message } of problems) element('li', path === '' ? message : `${path} ${message}`, list);
  console.error('Invalid console configuration', problems);
}
