import { expect, it } from 'vitest';
import { composerFiles } from './compose.ts';

// A change of the policy has to reach dist/ with the next command: the headers are written into the site.
it('a site is outdated when the code that writes its headers and its document has changed', () => {
  expect(composerFiles()).toEqual(
    expect.arrayContaining(['deploy/site/headers.ts', 'deploy/site/publish-document.ts']),
  );
  expect(composerFiles().filter((path) => path.endsWith('.test.ts'))).toEqual([]);
});
