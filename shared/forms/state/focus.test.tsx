// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { focusFirstField } from './focus.ts';

const idOfFocus = () => document.activeElement?.id;

test.each<[string, () => ReactElement, string[], string]>([
  [
    'the first in the document, whatever the order of the errors',
    () => (
      <>
        <p data-field="name">
          <input id="a" />
        </p>
        <p data-field="size">
          <input id="b" />
        </p>
      </>
    ),
    ['size', 'name'],
    'a',
  ],
  [
    'the field of a path below it',
    () => (
      <>
        <p data-field="name">
          <input id="a" />
        </p>
        <p data-field="disks">
          <button type="button" id="b" />
        </p>
      </>
    ),
    ['disks.0.size'],
    'b',
  ],
  [
    'not a field whose name only begins alike',
    () => (
      <>
        <p data-field="ip">
          <input id="a" />
        </p>
        <p data-field="ipPool">
          <input id="b" />
        </p>
      </>
    ),
    ['ipPool'],
    'b',
  ],
  ['the field itself', () => <textarea data-field="body" id="a" />, ['body'], 'a'],
  [
    'the marked element',
    () => (
      <p data-field="disks">
        <button type="button" id="a" />
        <span data-error-focus>
          <button type="button" id="b" />
        </span>
      </p>
    ),
    ['disks'],
    'b',
  ],
  [
    'no native control that a picker hides',
    () => (
      <p data-field="silo">
        <span aria-hidden="true">
          <select id="a" />
        </span>
        <button type="button" id="b" />
      </p>
    ),
    ['silo'],
    'b',
  ],
])('focuses %s', (_, Form, paths, id) => {
  render(<Form />);
  focusFirstField(document, paths);
  expect(idOfFocus()).toBe(id);
});

test('opens the section of the field first, and scrolls once its message is there', () => {
  render(
    <section hidden>
      <p data-field="name">
        <input id="a" />
      </p>
    </section>,
  );
  const opened = vi.fn<() => void>();
  document.querySelector('section')?.addEventListener('beforematch', opened);
  const frames = vi.fn<typeof requestAnimationFrame>().mockReturnValue(1);
  vi.stubGlobal('requestAnimationFrame', frames);
  const field = document.querySelector('p');
  const scrolled = vi.fn<Element['scrollIntoView']>();
  if (field) field.scrollIntoView = scrolled;
  focusFirstField(document, ['name']);
  expect(opened).toHaveBeenCalledOnce();
  expect(scrolled).not.toHaveBeenCalled();
  frames.mock.lastCall?.[0](0);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

test('leaves the focus when no field has the error', () => {
  render(
    <>
      <input id="here" />
      <p data-field="name">
        <input id="a" />
      </p>
    </>,
  );
  document.querySelector('input')?.focus();
  focusFirstField(document, ['size']);
  expect(idOfFocus()).toBe('here');
});
