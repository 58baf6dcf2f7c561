// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { personas } from '@console/mock';
import { DRAFTS } from '@console/shared/query';
import { act, fireEvent } from '@testing-library/react';
import { addressOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk } from './walk.tsx';

const OFFER = 'Restore your unsaved input?';

/** Forms without drafts, with the reason. */
const KEEP_NOTHING: Readonly<Record<string, string>> = {
  '/projects/:project/vpcs/:vpc/reachability': 'the question is the address',
};

/** The first text field of a form, except comboboxes and fields for secrets. */
function firstField(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const form = [...document.querySelectorAll('form')].at(-1);
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  return [...fields].find(
    (field) =>
      !field.readOnly &&
      !field.disabled &&
      !['checkbox', 'radio', 'password', 'file', 'search', 'hidden'].includes(field.type) &&
      field.inputMode !== 'numeric' &&
      field.getAttribute('role') !== 'combobox' &&
      field.closest('fieldset:disabled') === null,
  );
}

const mock = openMock(personas.operator);

/** Panels with the address of a form that are read-only. */
const PANELS: readonly string[] = [
  '/projects/:project/images/:image/edit',
  '/images/:image/edit',
  '/settings/ssh-keys/:sshKey/edit',
];

/** Routes whose names are those of forms. */
const FORMS = PATHS.filter((path) => /-new(?:\/|$)|-add$|\/edit$/.test(path) && !PANELS.includes(path));

/** With `FULL=1` all forms and all other routes, which may have a form too; else every third form. */
const SOME = isFull ? PATHS : FORMS.filter((_, index) => index % 3 === 0);

// All forms share the code of drafts; this checks every route that is a form or opens one
// @sheet common-ui/34.40
test.each(SOME)(
  '%s offers what was typed after a reload, if it is a form',
  async (path) => {
    sessionStorage.clear();
    const address = addressOf(path);
    let typed: string | undefined;
    await walk(mock, address, [], async () => {
      const field = firstField();
      if (!field) return;
      typed = field.value === '' ? 'typed-before' : `${field.value}-x`;
      act(() => void fireEvent.input(field, { target: { value: typed } }));
      dispatchEvent(new Event('pagehide'));
      await vi.waitFor(() => expect(sessionStorage.getItem(DRAFTS) ?? '').toContain(typed));
    }).catch((error: unknown) => {
      if (!(path in KEEP_NOTHING)) throw error;
      typed = undefined;
    });
    if (path in KEEP_NOTHING) return;
    if (FORMS.includes(path)) expect(typed, 'the form has a field').toBeDefined();
    if (typed === undefined) return;
    const expected = typed;
    await walk(mock, address, [], async () => {
      await vi.waitFor(() => expect(document.body.textContent).toContain(OFFER));
      const restore = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Restore');
      act(() => restore?.click());
      await vi.waitFor(() => expect(firstField()?.value).toBe(expected));
    });
  },
  30_000,
);
