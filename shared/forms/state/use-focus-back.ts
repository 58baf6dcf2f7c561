import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The button that submits a form, which may be outside of it. */
const submitOf = (form: HTMLFormElement | null): HTMLElement | null =>
  form && document.querySelector<HTMLElement>(`[type="submit"][form="${form.id}"]`);

/**
 * Restores the focus after sending: fields are disabled meanwhile, and a button that gets a reason is another element.
 * @returns a function that remembers the focus, to be called before the fields are disabled: no effect is early enough
 */
export function useFocusBack(busy: boolean, formRef: RefObject<HTMLFormElement | null>): () => void {
  const before = useRef<Element>(null);
  // The focus belongs to the browser
  useLayoutEffect(() => {
    const { current } = before;
    if (busy || document.activeElement !== document.body || !(current instanceof HTMLElement)) return;
    const target = current.isConnected ? current : submitOf(formRef.current);
    target?.focus();
  }, [busy, formRef]);
  return () => {
    before.current = document.activeElement;
  };
}
