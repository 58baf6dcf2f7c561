import { pathOf } from '@console/shared/runtime';
import { savesData } from '../device/data-saver.ts';

/**
 * Milliseconds that the pointer or the focus must rest on a link before it counts as intent. A shorter time would prefetch every
 * row that the pointer passes; most people click later than this.
 */
const INTENT_DELAY = 80;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target === '' ? link : undefined;
};

/**
 * Calls the listener with the path of a link on which the pointer or the focus rests, anywhere in the document, so that the page can
 * be prefetched before the click. Returns a function that unsubscribes.
 */
export function onLinkIntent(listener: (path: string) => void): () => void {
  let current: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEnter = (event: Event) => {
    const link = linkOf(event);
    if (link === current) return;
    cancel();
    current = link;
    if (link && !savesData())
      timer = setTimeout(() => listener(pathOf(link.pathname) + link.search), INTENT_DELAY);
  };
  // A click loads the page itself, so prefetching would fetch it twice. A link that scrolls under a resting pointer is no intent
  const cancel = () => clearTimeout(timer);
  document.addEventListener('pointerover', onEnter);
  document.addEventListener('focusin', onEnter);
  document.addEventListener('click', cancel, true);
  document.addEventListener('scroll', cancel, true);
  return () => {
    cancel();
    document.removeEventListener('pointerover', onEnter);
    document.removeEventListener('focusin', onEnter);
    document.removeEventListener('click', cancel, true);
    document.removeEventListener('scroll', cancel, true);
  };
}
