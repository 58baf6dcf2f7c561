import type { Crumb } from '@console/shared/contract';
import type { MatchedPage } from './page.ts';

/**
 * Index of the breadcrumb that is one level above the page, or -1: the last one that links to another page. The name of an instance
 * links to its first tab, which is part of the instance's page.
 */
export function indexOfUp(crumbs: readonly Crumb[], [screen = '']: MatchedPage['parts']): number {
  const path = screen.replace(/^\w+:/, '');
  const isOwn = ({ to }: Crumb) => to === crumbs.at(-1)?.to || to === path || to.startsWith(`${path}/`);
  return crumbs.findLastIndex((crumb, index) => index < crumbs.length - 1 && !isOwn(crumb));
}
