import type { ConsoleConfig } from '../../shared/contract/registry.ts';

/** Markers in the shell's template that a site replaces. */
export const CONFIG_MARKER = '<!--console-config-->';
export const BOOT_MARKER = '<!--console-boot-->';

/** The block's text: JSON in which no `<` can end the script element. Also the contents of `registry.json`. */
export function configText(config: ConsoleConfig): string {
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}

/**
 * The document a browser gets: the shell's template with configuration and boot script in it, and the path at which the site is served
 * before the paths of its files. The boot script is
 * inline so that preloading starts with the first bytes; the policy admits it by hash.
 */
export function renderDocument(template: string, config: ConsoleConfig, bootScript: string): string {
  for (const marker of [CONFIG_MARKER, BOOT_MARKER])
    if (template.split(marker).length !== 2)
      throw new Error(`index.html must contain ${marker} exactly once`);
  if (/<\/script|<!--/i.test(bootScript))
    throw new Error('boot.js contains text that would end its script element');
  const base = config.settings.basePath;
  return template
    .replaceAll(/(<(?:script|link)\b[^>]*? (?:src|href)=")(?=\/(?!\/))/g, (start) => start + base)
    .replace(
      CONFIG_MARKER,
      () => `<script type="application/json" id="console-config">${configText(config)}</script>`,
    )
    .replace(BOOT_MARKER, () => (bootScript === '' ? '' : `<script>${bootScript}</script>`));
}
