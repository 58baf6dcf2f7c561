import { PREVIEWS_KEY } from '../composition/choice.ts';

/** Stores that this tab runs a preview, as the boot script does for a requested one: the next document runs it. */
export function keepPreview(area: string, build: string): void {
  try {
    const others = sessionStorage.getItem(PREVIEWS_KEY);
    sessionStorage.setItem(PREVIEWS_KEY, [`${area}:${build}`, ...(others === null ? [] : [others])].join());
  } catch {
    // Without storage the tab cannot run a preview of public pages
  }
}
