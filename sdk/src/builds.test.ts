import { expect, it } from 'vitest';
import { failedPage, reasonOf, Tabs } from './builds.ts';

/** A tab with what it was sent. */
function tab() {
  const sent: string[] = [];
  const closing: (() => void)[] = [];
  const response = {
    writeHead: () => response,
    write: (text: string) => sent.push(text) > 0,
    on: (_: string, then: () => void) => (closing.push(then), response),
  };
  return { sent, response, close: () => closing.forEach((then) => then()) };
}

it('tabs learn of each build, and a new one of the failure that stands', () => {
  const tabs = new Tabs();
  const [first, second, third] = [tab(), tab(), tab()];
  tabs.add(first.response);
  tabs.fail('a.ts\n\nlost');
  tabs.add(second.response);
  const failed = 'event: failed\ndata: a.ts\ndata: \ndata: lost\n\n';
  expect(first.sent.slice(1)).toEqual([failed]);
  expect(second.sent.slice(1)).toEqual([failed]);
  first.close();
  tabs.reload();
  tabs.add(third.response);
  expect(first.sent).toHaveLength(2);
  expect(second.sent.at(-1)).toBe('data: changed\n\n');
  expect(third.sent).toHaveLength(1);
});

it('the reason has the module of each error, without colors', () => {
  expect(
    reasonOf([
      { moduleName: './src/list.tsx', message: '\u001b[31m× lost.ts\u001b[0m is not there\n' },
      { message: 'Else' },
    ]),
  ).toBe('./src/list.tsx\n× lost.ts is not there\n\nElse');
});

it('the page of a failed first build has the reason as text', () => {
  expect(failedPage('a.ts: <script> & more')).toContain('<pre>a.ts: &lt;script> &amp; more</pre>');
});
