import { readFileSync } from 'node:fs';
import type { Rspack, rspack } from '@rsbuild/core';

/** The statement of `shared/ui/global.css` that orders the layers, the first one that the file contains. */
export function layerOrder(): string {
  const css = readFileSync(new URL('../shared/ui/global.css', import.meta.url), 'utf8');
  const statement = /^@layer [\w, -]+;/m.exec(css)?.[0];
  if (statement === undefined) throw new Error('shared/ui/global.css does not order the layers');
  return statement;
}

/**
 * Inserts the order of the layers at the start of every style sheet. The sheet of a chunk is in the head, before the
 * main sheet, which is at the end of the body so that nothing waits for it (build/first-paint.ts); without the order,
 * the first layer that the document reads would be the weakest.
 */
export const layerOrderPlugin = (core: typeof rspack): Rspack.RspackPluginInstance =>
  new core.BannerPlugin({ banner: layerOrder(), raw: true, test: /\.css$/ });
