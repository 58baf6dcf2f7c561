import { useEffect, useRef } from 'react';
import { announce, announcementAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { VisuallyHidden } from '@console/shared/ui/basic';
import { changeOf, useMatchedPage, type MatchedPage } from './page.ts';

const titleElement = () => document.querySelector<HTMLElement>('#content h1');

function focusTitle(title: HTMLElement): void {
  // A screen that failed puts the focus on its own title.
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Waits for the title of a page that is not drawn yet: after a sign-in the frame comes first. */
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

/** @returns how to give up, when the focus has to wait for the title */
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
 * The polite live region of the console, and what a person who does not see the screen needs after a navigation: the
 * new page is said and its title has the focus. A change of tab is said, but the focus stays on the tab.
 */
export function Announcer() {
  const page = useMatchedPage();
  const before = useRef<MatchedPage>(undefined);
  const giveUp = useRef<() => void>(undefined);
  const { text, id } = useAtomValue(announcementAtom);
  // Focus and announcements belong to the browser; they follow what is on screen.
  useEffect(() => {
    const change = changeOf(before.current, page);
    before.current = page;
    if (change === 'none') return;
    giveUp.current?.();
    giveUp.current = arrive(page, change);
  }, [page]);
  return (
    // An open dialog makes everything else inert, except what has this mark.
    <div aria-live="polite" data-react-aria-top-layer="true">
      <VisuallyHidden key={id}>{text}</VisuallyHidden>
    </div>
  );
}
