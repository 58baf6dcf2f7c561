// @vitest-environment happy-dom
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { personas } from '@console/mock';
import { addressOf, PATHS } from './addresses.ts';
import { openMock, walk } from './walk.tsx';

/*
 * Sources × statements: each request of a page fails alone, and no statement may appear that the page does not make when everything
 * is known, except that something is not known. A count that drops to zero, or a "none" for a list that was not read, is a new one.
 */

const BLOCKS =
  'p, li, div, td, th, dd, dt, h1, h2, h3, h4, button, a, label, legend, section, main, body, text';

const MOMENTS = /\b\d{1,2}:\d\d(:\d\d)?\s?[AP]M\b|\b\d+(s|m)\b|[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The texts of a page by their closest block, without what changes from second to second. */
function statementsIn(root: Element): Set<string> {
  const byBlock = new Map<Element, string>();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const parent = nodes.currentNode.parentElement;
    const block = parent?.closest('style, script') ? null : parent?.closest(BLOCKS);
    if (block) byBlock.set(block, (byBlock.get(block) ?? '') + (nodes.currentNode.textContent ?? ''));
  }
  return new Set(
    [...byBlock.values()]
      .map((text) => text.replaceAll(/\s+/g, ' ').replaceAll(MOMENTS, '…').trim())
      .filter(Boolean),
  );
}

/** Statements that say that something is not known. */
const DOUBT =
  /not available|not loaded|not known|not checked|unknown|could not|cannot be (loaded|read)|incomplete|try again|retry|something went wrong/i;

const mock = openMock(personas.operator);

async function statementsOf(address: string, fault?: string) {
  let found = new Set<string>();
  const { calls, isFailed } = await walk(
    mock,
    address,
    fault ? [{ operation: fault, status: 503, message: 'The region is being moved' }] : [],
    async () => {
      found = statementsIn(document.body);
      await Promise.resolve();
    },
  );
  return { calls, found: isFailed ? new Set<string>() : found };
}

const only = process.env['ONLY'];
test.each(PATHS.filter((path) => !only || path.includes(only)))(
  '%s',
  async (path) => {
    const address = addressOf(path);
    const whole = await statementsOf(address);
    const false_: string[] = [];
    for (const operation of whole.calls) {
      const { found } = await statementsOf(address, operation);
      for (const text of found)
        if (!whole.found.has(text) && !DOUBT.test(text) && text !== 'The region is being moved')
          false_.push(`${operation}: ${text}`);
    }
    if (false_.length)
      writeFileSync('/tmp/net-truth.txt', `${path}\n${false_.map((one) => `   ${one}`).join('\n')}\n`, {
        flag: 'a',
      });
    expect(false_).toEqual([]);
  },
  120_000,
);
