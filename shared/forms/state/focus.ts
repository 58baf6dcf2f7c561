const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, [tabindex]';

/**
 * Focuses the first invalid field in document order and scrolls it into view. Fields are found
 * by their `data-field`. Where that is not the first control of the field, another element is marked with
 * `data-error-focus`: the input of a combobox, whose list would cover the message, or the add button of a list. A field in
 * a closed section of the form has that section opened first.
 */
export function focusFirstField(root: ParentNode, paths: readonly string[]): void {
  const wrong = [...root.querySelectorAll<HTMLElement>('[data-field]')].find((element) => {
    const path = element.dataset['field'] ?? '';
    return paths.some((one) => one === path || one.startsWith(`${path}.`));
  });
  if (!wrong) return;
  wrong.closest('[hidden]')?.dispatchEvent(new Event('beforematch'));
  const scope = wrong.querySelector<HTMLElement>('[data-error-focus]') ?? wrong;
  const target = scope.matches(FOCUSABLE)
    ? scope
    : // pickers keep a hidden native control for autofill
      [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => !one.closest('[aria-hidden="true"]'));
  target?.focus({ preventScroll: true });
  // The message under the field is rendered with the next frame
  requestAnimationFrame(() => wrong.scrollIntoView({ block: 'nearest' }));
}
