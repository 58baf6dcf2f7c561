import { pathOf } from '@console/shared/runtime';
import { savesData } from '../device/data-saver.ts';

/**
 * Milliseconds that the pointer or the focus must rest on a link before it counts as intent. A shorter time would prefetch every
 * row that the pointer passes; most clicks come later than this.
 */
const INTENT_DELAY = 80;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target === '' ? link : undefined;
};

/** The click follows a press of the mouse. That of a finger may start a scroll, so it has to rest as the pointer does. */
const isPress = ({ pointerType, button }: PointerEvent): boolean => pointerType === 'mouse' && button === 0;

/** The click on an entry of a row's menu gives the page the data of the row, which a press would request. */
const isOfMenu = (link: HTMLAnchorElement): boolean => link.getAttribute('role') === 'menuitem';

/**
 * Calls the listener with the path of a link on which the pointer or the focus rests or which the mouse presses, anywhere in the
 * document, so that the page can be prefetched before the click. Returns a function that unsubscribes.
 */
export function onLinkIntent(listener: (path: string) => void): () => void {
  let current: HTMLAnchorElement | undefined;
  /** The current link, once it has been reported to the listener. */
  let reported: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (link: HTMLAnchorElement) => {
    cancel();
    reported = link;
    listener(pathOf(link.pathname) + link.search);
  };
  const onEnter = (event: Event) => {
    const link = linkOf(event);
    if (link === current) return;
    cancel();
    [current, reported] = [link, undefined];
    if (link && !savesData()) timer = setTimeout(() => report(link), INTENT_DELAY);
  };
  const onPress = (event: PointerEvent) => {
    const link = linkOf(event);
    if (link && link !== reported && isPress(event) && !isOfMenu(link) && !savesData()) report(link);
  };
  // A click loads the page itself, so prefetching would fetch it twice. A link that scrolls under a resting pointer is no intent
  const cancel = () => clearTimeout(timer);
  document.addEventListener('pointerover', onEnter);
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('focusin', onEnter);
  document.addEventListener('click', cancel, true);
  document.addEventListener('scroll', cancel, true);
  return () => {
    cancel();
    document.removeEventListener('pointerover', onEnter);
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('focusin', onEnter);
    document.removeEventListener('click', cancel, true);
    document.removeEventListener('scroll', cancel, true);
  };
}
