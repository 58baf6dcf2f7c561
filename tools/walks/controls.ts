/** A control that is off, and why: what a screen reader says of it. */
export interface Off {
  readonly name: string;
  /** Empty when it says nothing. */
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

/** The ends of a range say by themselves why one cannot go on: pages of a list, steps of a number. */
const ENDS = /^(prev|next|(In|De)crease .*)$/;

/** The buttons and menu entries that are off. Buttons that are off while something runs are not among them. */
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
