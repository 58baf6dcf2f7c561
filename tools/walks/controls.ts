/** A disabled control, and the reason that a screen reader announces. */
export interface Off {
  readonly name: string;
  /** Empty when there is no reason. */
  readonly reason: string;
}

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const described = (element: Element): string =>
  [
    element.getAttribute('aria-description') ?? '',
    ...(element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => textOf(document.getElementById(id))),
  ]
    .join(' ')
    .trim();

/** Controls that need no reason, because the end of the range is visible: pages of a list, steps of a number. */
const ENDS = /^(prev|next|(In|De)crease .*)$/;

/** The disabled buttons and menu entries, except buttons that are disabled while an action runs. */
export const controlsOff = (): readonly Off[] =>
  [
    ...document.querySelectorAll(
      'button[aria-disabled="true"], [role="menuitem"][aria-disabled="true"], button:disabled',
    ),
  ]
    .filter(
      (element) => element.getAttribute('aria-busy') !== 'true' && !element.closest('fieldset:disabled'),
    )
    .map((element) => ({
      name: element.getAttribute('aria-label') ?? textOf(element),
      reason: described(element),
    }))
    .filter(({ name }) => !ENDS.test(name));
