import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../shared/contract/config.ts';
import type { ConsoleConfig } from '../../shared/contract/registry.ts';
import { BOOT_MARKER, CONFIG_MARKER, renderDocument } from './document.ts';

const TEMPLATE = `<head>${CONFIG_MARKER}${BOOT_MARKER}</head>`;

const config = (productName: string): ConsoleConfig => ({
  version: 1,
  build: 'b',
  shell: { frame: [], shares: {} },
  settings: { ...DEFAULT_SETTINGS, productName },
  remotes: [],
});

test('no setting can end the script element', () => {
  for (const name of ['</script><script>alert(1)</script>', '<!--<script>', '$&', "$'"]) {
    const text = renderDocument(TEMPLATE, config(name), 'boot()');
    const [, block = ''] =
      /<script type="application\/json" id="console-config">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(block)).toEqual(config(name));
    expect(text.endsWith('</script><script>boot()</script></head>')).toBe(true);
  }
});

test.each(['a("</script>")', 'a("</SCRIPT")', 'a("<!--")'])(
  'a boot script that would end its element is refused: %s',
  (script) => {
    expect(() => renderDocument(TEMPLATE, config('x'), script)).toThrow('would end its script element');
  },
);

test.each([TEMPLATE.replace(CONFIG_MARKER, ''), TEMPLATE + BOOT_MARKER])(
  'a template without exactly one of each marker is refused: %s',
  (template) => {
    expect(() => renderDocument(template, config('x'), '')).toThrow('exactly once');
  },
);

test('with a base path, only the URLs of files in the document change', () => {
  const at = (basePath: string): ConsoleConfig => ({
    ...config('x'),
    settings: { ...DEFAULT_SETTINGS, basePath },
  });
  const files = (base: string) =>
    `<link rel="icon" href="${base}/a.svg"><script defer src="${base}/assets/a.js"></script>` +
    '<link href="data:," rel="icon"><a href="/x" data-src="/y">/assets</a>';
  const rendered = (basePath: string) => renderDocument(TEMPLATE + files(''), at(basePath), '');
  expect(rendered('').endsWith(files(''))).toBe(true);
  expect(rendered('/console').endsWith(files('/console'))).toBe(true);
});
