import { useEffect, useRef } from 'react';
import { announce, announcementAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { VisuallyHidden } from '@console/shared/ui/basic';
import { changeOf, useMatchedPage, type MatchedPage } from './page.ts';

const titleElement = () => document.querySelector<HTMLElement>('#content h1');

function focusTitle(title: HTMLElement): void {
  // An error screen focuses its own title.
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Waits until the title of the page is rendered: after a sign-in the frame is rendered first. */
function whenTitled(then: (title: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => {
    const title = titleElement();
    if (!title) return;
    observer.disconnect();
    if (document.activeElement === document.body) then(title);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** @returns a function that cancels waiting for the title, when the focus has to wait for it */
function arrive(page: MatchedPage, change: 'tab' | 'page'): (() => void) | undefined {
  const title = titleElement();
  const words = page.crumbs.map(({ label }) => label).reverse();
  announce(words.length > 0 ? words.join(', ') : (title?.textContent ?? ''));
  if (change === 'tab') return undefined;
  if (!title) return whenTitled(focusTitle);
  focusTitle(title);
  return undefined;
}

/**
 * The polite live region of the console. After a navigation it announces the new page and moves the focus to its title, for
 * users of screen readers. A change of tab is announced, but the focus stays on the tab.
 */
export function Announcer() {
  const page = useMatchedPage();
  const before = useRef<MatchedPage>(undefined);
  const giveUp = useRef<() => void>(undefined);
  const { text, id } = useAtomValue(announcementAtom);
  // Focus and announcements are outside of React; they follow the page on screen.
  useEffect(() => {
    const change = changeOf(before.current, page);
    before.current = page;
    if (change === 'none') return;
    giveUp.current?.();
    giveUp.current = arrive(page, change);
  }, [page]);
  return (
    // An open dialog makes all elements inert except those with this attribute.
    <div aria-live="polite" data-react-aria-top-layer="true">
      <VisuallyHidden key={id}>{text}</VisuallyHidden>
    </div>
  );
}
