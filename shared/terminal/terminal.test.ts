// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isCopyKey, isLeaveKey } from './session.ts';
import { openWithAdoptedStyles } from './styles-in-script.ts';
import { textOf } from './text.ts';

test('style elements become adopted sheets while xterm opens, and no longer', () => {
  const host = document.createElement('div');
  let style: HTMLElement | undefined;
  const drop = openWithAdoptedStyles(() => {
    style = document.createElement('style');
    host.append(style);
    style.textContent = '.letter { color: red; }';
  });
  expect(host.querySelector('style')).toBeNull();
  expect(style?.textContent).toBe('.letter { color: red; }');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.adoptedStyleSheets[0]?.cssRules).toHaveLength(1);
  // the sheet follows later changes of the theme
  if (style) style.textContent = '';
  expect(document.adoptedStyleSheets[0]?.cssRules).toHaveLength(0);
  expect(document.createElement('style').tagName).toBe('STYLE');
  drop();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('the document is restored when opening fails', () => {
  expect(() =>
    openWithAdoptedStyles(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(Object.hasOwn(document, 'createElement')).toBe(false);
});

test('Ctrl Shift M leaves the terminal', () => {
  const key = (code: string, keys: KeyboardEventInit = {}) =>
    isLeaveKey(new KeyboardEvent('keydown', { code, ctrlKey: true, shiftKey: true, ...keys }));
  expect([key('KeyM'), key('KeyN'), key('KeyM', { shiftKey: false }), key('KeyM', { altKey: true })]).toEqual(
    [true, false, false, false],
  );
});

test('Ctrl Shift C copies, and Ctrl C does not', () => {
  const key = (code: string, keys: KeyboardEventInit = {}) =>
    isCopyKey(new KeyboardEvent('keydown', { code, ctrlKey: true, shiftKey: true, ...keys }));
  expect([key('KeyC'), key('KeyM'), key('KeyC', { shiftKey: false }), key('KeyC', { altKey: true })]).toEqual(
    [true, false, false, false],
  );
});

test('the text has complete lines, however narrow the screen is', () => {
  const rows: readonly (readonly [text: string, isWrapped?: true])[] = [
    ['boot  '],
    [''],
    ['one long '],
    ['line', true],
    ['$'],
    ['   '],
    [''],
  ];
  const getLine = (row: number) => {
    const [text = '', isWrapped = false] = rows[row] ?? [];
    if (row >= rows.length) return undefined;
    return { isWrapped, translateToString: (trim?: boolean) => (trim ? text.trimEnd() : text) };
  };
  expect(textOf({ length: rows.length, getLine })).toBe('boot\n\none long line\n$\n');
  expect(textOf({ length: 0, getLine })).toBe('');
});
