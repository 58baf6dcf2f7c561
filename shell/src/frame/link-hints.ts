import { savesData } from './data-saver.ts';

/**
 * Milliseconds that the pointer or the focus rests on a link before somebody is taken to want it. Less asks for every row that is
 * passed over; most people press later than this.
 */
const REST = 80;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target === '' ? link : undefined;
};

/**
 * Tells the path behind a link on which the pointer or the focus rests, wherever the link is, so that its page can be fetched before
 * it is asked for. Returns the way to stop.
 */
export function onLinkIntent(hint: (path: string) => void): () => void {
  let wanted: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event) => {
    const link = linkOf(event);
    if (link === wanted) return;
    forget();
    wanted = link;
    if (link && !savesData()) timer = setTimeout(() => hint(link.pathname + link.search), REST);
  };
  // A press loads by itself; asking early would only ask twice. What scrolls by under a pointer that rests is not meant
  const forget = () => clearTimeout(timer);
  document.addEventListener('pointerover', look);
  document.addEventListener('focusin', look);
  document.addEventListener('click', forget, true);
  document.addEventListener('scroll', forget, true);
  return () => {
    forget();
    document.removeEventListener('pointerover', look);
    document.removeEventListener('focusin', look);
    document.removeEventListener('click', forget, true);
    document.removeEventListener('scroll', forget, true);
  };
}
