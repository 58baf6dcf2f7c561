import { commandsAtom, store, type Command } from '@console/shared/runtime';
import type { NavigateFunction } from '@console/shared/router';

const ACTIONS = 'Actions';

/** The first action of the page whose label begins with the verb. */
export const actionOf = (verb: 'New' | 'Edit', commands: readonly Command[]): Command | undefined =>
  commands.find(({ group, label }) => group === ACTIONS && (label === verb || label.startsWith(`${verb} `)));

const inPage = (selector: string) => document.querySelector<HTMLElement>(`#content ${selector}`);

/** Runs an action that the page has registered; else clicks the page's control for the key. */
function take(
  key: string,
  command: Command | undefined,
  selector: string,
  navigate: NavigateFunction,
): boolean {
  if (command?.to !== undefined) void navigate(command.to);
  else if (command?.run) command.run();
  else {
    const control = inPage(`[data-shortcut="${key}"]`) ?? inPage(selector);
    if (!control || control.ariaDisabled === 'true') return false;
    control.click();
  }
  return true;
}

/** Clicks and focuses a tab, as a mouse click does. */
function pressTab(digit: number): boolean {
  const tab = inPage('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]')[digit - 1];
  tab?.focus();
  tab?.click();
  return tab !== undefined;
}

/** Opens the menu of a detail page. In a table row the key opens the menu of the row, which the table handles. */
function openPageMenu(): boolean {
  const button = inPage('[data-page-menu] button');
  if (!button || document.activeElement?.closest('[data-row]')) return false;
  button.focus();
  button.click();
  return true;
}

/** Focuses the filter field of the page's list. */
function focusFilter(): boolean {
  const field = inPage('[data-shortcut="/"]');
  field?.focus();
  return field !== null;
}

/** Handles a key for the current page (docs/design/language.md section 15). Returns whether the key had an effect. */
export function pressPageKey(key: string, navigate: NavigateFunction): boolean {
  const commands = [...store.get(commandsAtom).values()].flat();
  switch (key) {
    case 'c':
      return take(key, actionOf('New', commands), 'a[href$="-new"]', navigate);
    case 'e':
      return take(key, actionOf('Edit', commands), 'a[href$="/edit"]', navigate);
    case 'r':
      return take(key, undefined, 'button[aria-label="Refresh data"]', navigate);
    case '/':
      return focusFilter();
    case '.':
      return openPageMenu();
    default:
      return /^[1-9]$/.test(key) && pressTab(Number(key));
  }
}
