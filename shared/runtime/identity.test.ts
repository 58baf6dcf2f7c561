import { describe, expect, test, vi } from 'vitest';
import { PEOPLE, TestBrowser, working } from './test-tabs.ts';

describe('another person signs in in another tab', () => {
  test('the tab of the first person stops and names the new person', async () => {
    const { browser, tab } = await working();
    const other = browser.open();
    void other.signIn('hanne');
    await browser.settle();
    expect(tab.replaced).toBe(PEOPLE.hanne.name);
    void tab.write('stray');
    void tab.read().catch(() => undefined);
    await browser.settle();
    expect(browser.writes).toEqual([]);
    expect([...tab.shown]).toEqual([]);
  });

  test('a write waits while a sign-in is pending, and is not sent when the sign-in succeeds', async () => {
    const { browser, tab } = await working();
    const other = browser.open();
    void other.signIn('hanne');
    // The message has come, the answer has not
    await browser.settle(undefined, 1);
    void tab.write('stray');
    await browser.settle();
    expect([tab.replaced, browser.writes]).toEqual([PEOPLE.hanne.name, []]);
  });

  test('a response that arrives before the message about another person is not shown', async () => {
    const { browser, tab } = await working();
    const other = browser.open();
    void other.signIn('hanne');
    // The message that it begins, the request, and its answer with the new cookie
    await browser.settle(undefined, 3);
    const read = expect(tab.read()).rejects.toMatchObject({ kind: 'unauthorized' });
    await browser.settle();
    await read;
    expect([tab.replaced, [...tab.shown]]).toEqual([PEOPLE.hanne.name, []]);
  });

  test('a write waits for an identity provider for a limited time, and then checks the user first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { browser, tab } = await working();
    const asked = () => browser.mock.calls.get('currentUserView') ?? 0;
    const before = asked();
    tab.identity.hear({ about: 'sign-in', state: 'begun' });
    void tab.write('checked');
    await browser.settle();
    expect(browser.writes).toEqual([]);
    vi.advanceTimersByTime(5_000);
    await browser.settle();
    expect([browser.writes.length, asked()]).toEqual([1, before + 1]);
    vi.useRealTimers();
  });

  test('a write of a tab without focus checks the user first, at most once a second', async () => {
    const { browser, tab } = await working();
    const asked = () => browser.mock.calls.get('currentUserView') ?? 0;
    const before = asked();
    tab.isWatched = false;
    tab.now += 2_000;
    await Promise.all([tab.write('one'), tab.write('two'), browser.settle()]);
    void tab.write('three');
    await browser.settle();
    expect(browser.writes).toHaveLength(3);
    expect(asked()).toBe(before + 1);
  });

  test('data of a session between two of the same person is read again', async () => {
    const { browser, tab } = await working();
    void tab.signIn('hanne');
    await browser.settle();
    void tab.read();
    void tab.signIn('maren');
    // The read is answered last, as Hanne, when the session is Maren's again
    await browser.settle((count) => count - 1);
    await browser.settle();
    expect([[...tab.shown], tab.identity.isOver]).toEqual([['maren'], false]);
  });

  test('the same person again changes nothing', async () => {
    const { browser, tab } = await working();
    const other = browser.open();
    void other.signIn('maren');
    await browser.settle();
    void other.start();
    void tab.write('mine');
    await browser.settle();
    expect([tab.replaced, browser.writes.length]).toEqual([undefined, 1]);
  });

  test('a failed sign-in changes nothing', async () => {
    const { browser, tab } = await working();
    const run = browser.open().signIn('hanne', 'wrong');
    await browser.settle();
    expect([await run, tab.ended, tab.replaced]).toEqual([401, 0, undefined]);
  });
});

describe('before the owner is known', () => {
  /** A second tab, and a sign-in of someone else in a third. */
  async function starting() {
    const { browser } = await working();
    const second = browser.open();
    const third = browser.open();
    return { browser, second, signInElsewhere: () => void third.signIn('hanne') };
  }

  test('a page that may show data of another person is reloaded', async () => {
    const { browser, second, signInElsewhere } = await starting();
    void second.read();
    await browser.settle();
    signInElsewhere();
    await browser.settle();
    void second.start();
    await browser.settle();
    expect([second.unclear, second.owner]).toEqual([1, undefined]);
  });

  test('a request sent before the owner was known is repeated', async () => {
    const { browser, second, signInElsewhere } = await starting();
    void second.read();
    // The read is the first that was sent and the last that arrives
    const butTheFirst = (count: number) => (count > 1 ? 1 : undefined);
    await browser.settle(butTheFirst);
    signInElsewhere();
    await browser.settle(butTheFirst);
    void second.start();
    await browser.settle(butTheFirst);
    await browser.settle();
    expect([second.owner?.name, [...second.shown]]).toEqual([PEOPLE.hanne.name, ['hanne']]);
  });
});

describe('a visitor of the demo becomes another person', () => {
  test('data that was requested before does not reload the page, and is requested again', async () => {
    const { browser, tab } = await working();
    void tab.read();
    // The server has answered; the answer has not come
    await browser.settle(undefined, 1);
    browser.become('hanne');
    tab.identity.forget();
    void tab.start();
    await browser.settle();
    expect([tab.unclear, tab.owner?.name, [...tab.shown]]).toEqual([0, PEOPLE.hanne.name, ['hanne']]);
  });

  test('the user who was requested before does not become the owner again', async () => {
    const { browser, tab } = await working();
    void tab.start();
    await browser.settle(undefined, 1);
    browser.become('hanne');
    tab.identity.forget();
    await browser.settle();
    expect([tab.replaced, tab.owner?.name]).toEqual([undefined, PEOPLE.hanne.name]);
  });
});

describe('the session ends', () => {
  test('reads wait for the next sign-in and are repeated; a write is rejected', async () => {
    const { browser, tab } = await working();
    browser.expire();
    const reads = [tab.read(), tab.read()];
    const refused = tab.write('lost');
    await browser.settle();
    expect([tab.ended, await refused, [...tab.shown]]).toEqual([1, undefined, []]);
    const unsent = await tab.write('not sent');
    expect(unsent).toBeUndefined();
    void tab.signIn('maren').then(() => tab.identity.verify());
    await browser.settle();
    await Promise.all(reads);
    expect([tab.renewed, [...tab.shown], browser.writes.length]).toEqual([1, ['maren'], 1]);
  });

  // @sheet common-ui/34.41
  test('a read that a write depends on is rejected like it: nothing is written after the sign-in', async () => {
    const { browser, tab } = await working();
    browser.expire();
    const refused = tab.readAndWrite('stray');
    await browser.settle();
    expect([tab.ended, await refused]).toEqual([1, undefined]);
    // Without a session it is not even sent
    expect(await tab.readAndWrite('stray')).toBeUndefined();
    void tab.signIn('maren').then(() => tab.identity.verify());
    await browser.settle();
    expect([tab.renewed, browser.writes]).toEqual([1, []]);
    void tab.readAndWrite('sent again');
    await browser.settle();
    expect(browser.writes).toHaveLength(1);
  });

  test('a late 401 does not end the session that was renewed meanwhile', async () => {
    const { browser, tab } = await working();
    browser.expire();
    const late = tab.read();
    const read = tab.read();
    // The second is refused, and the user signs in again, before the first is
    await browser.settle(() => 1, 2);
    expect(tab.ended).toBe(1);
    void tab.signIn('maren').then(() => tab.identity.verify());
    await browser.settle((count) => count - 1);
    await Promise.all([late, read]);
    expect([tab.ended, tab.renewed]).toEqual([1, 1]);
  });

  test('an aborted read does not wait', async () => {
    const { browser, tab } = await working();
    browser.expire();
    const giving = new AbortController();
    const read = expect(tab.read(giving.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await browser.settle();
    giving.abort();
    await read;
  });

  test('a sign-in as another person reloads the page', async () => {
    const { browser, tab } = await working();
    browser.expire();
    const read = expect(tab.read()).rejects.toMatchObject({ kind: 'unauthorized' });
    await browser.settle();
    void tab.signIn('hanne').then(() => tab.identity.verify());
    await browser.settle();
    await read;
    expect([tab.replaced, tab.renewed, [...tab.shown]]).toEqual([PEOPLE.hanne.name, 0, []]);
  });

  test('a sign-in in one tab is enough for all', async () => {
    const { browser, tab } = await working();
    const other = browser.open();
    void other.start();
    await browser.settle();
    browser.expire();
    void tab.read();
    void other.read();
    await browser.settle();
    expect([tab.ended, other.ended]).toEqual([1, 1]);
    void tab.signIn('maren').then(() => tab.identity.verify());
    await browser.settle();
    expect([tab.renewed, other.renewed]).toEqual([1, 1]);
  });

  test('before the first session the caller gets the 401', async () => {
    const browser = new TestBrowser();
    const tab = browser.open();
    const read = tab.read();
    await browser.settle();
    await read;
    expect([tab.ended, [...tab.shown]]).toEqual([0, []]);
  });
});
