// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { personas } from '@console/mock';
import { addressOf } from './addresses.ts';
import { DERIVED, problemsOf } from './failing.ts';
import { openMock, walk } from './walk.tsx';

/*
 * Sources × statements: each request of a page fails alone, and the page makes no statement that it does not make when everything is
 * known, except that something is not known. A count that drops to zero, or a "none" for a list that was not read, is a new one. The
 * page also lives with the failure as failure.test.tsx wants it.
 */

/** Statements that say that something is not known, and what offers to read it again. */
const DOUBT =
  /not available|not known|not checked|unknown|could not|cannot be read|incomplete|not everything is shown|server failed|try again|of \d+ .*were read|read positions from/i;

/** What changes from one moment to the next: times, dates, ages, ids. */
const MOMENTS =
  /\b\d{1,2}:\d\d(?::\d\d)?\s?[AP]M|\b[A-Z][a-z]{2} \d{1,2}, \d{4}|\b\d+(?:s|m)\b|[0-9a-f]{8}-[0-9a-f-]{27}/g;

const BLOCKS = 'p, li, div, td, th, dd, dt, h1, h2, h3, button, a, label, legend, section, main, body';

/** A link or button of a few words offers something; a longer one may be a statement, such as a warning. */
const isOffer = (block: Element, text: string): boolean =>
  block.matches('a, button') && text.split(' ').length < 5;

/** The texts of the page by their closest block, without what changes from one moment to the next. */
function statementsIn(root: Element): Set<string> {
  const byBlock = new Map<Element, string>();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const block = node.parentElement?.closest(BLOCKS);
    if (block) byBlock.set(block, (byBlock.get(block) ?? '') + (node.textContent ?? ''));
  }
  const texts = [...byBlock].flatMap(([block, raw]) => {
    const text = raw.replaceAll(/\s+/g, ' ').replaceAll(MOMENTS, '…').trim();
    return text === '' || isOffer(block, text) ? [] : text;
  });
  return new Set(texts);
}

const mock = openMock(personas.operator);

/** The statements of a page; none when an error takes its place. */
async function read(address: string, failing?: string) {
  let statements = new Set<string>();
  const faults = failing === undefined ? [] : [{ operation: failing, status: 503, message: 'Could not' }];
  const outcome = await walk(mock, address, faults, () => {
    statements = statementsIn(document.body);
    return Promise.resolve();
  });
  return { outcome, statements: outcome.isFailed ? new Set<string>() : statements };
}

// @sheet common-ui/34.37
test.each(DERIVED)(
  '%s says nothing false when one of its requests fails',
  async (path) => {
    const address = addressOf(path);
    // Twice: the first read also fetches the code of the page, and numbers may move between the two
    const [first, whole] = [await read(address), await read(address)];
    const known = new Set([...first.statements, ...whole.statements]);
    const found: string[] = [];
    for (const operation of whole.outcome.calls) {
      const { outcome, statements } = await read(address, operation);
      found.push(...problemsOf(path, [operation, 'failing'], outcome, whole.outcome.text));
      for (const text of statements)
        if (!known.has(text) && !DOUBT.test(text)) found.push(`${operation}: ${text}`);
    }
    expect(found).toEqual([]);
  },
  120_000,
);
