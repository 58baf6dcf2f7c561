import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layerOrder } from '../../build/layer-order.ts';
import { filesBelow } from '../machine/files.ts';

const names = (list: string): string[] => list.split(',').map((name) => name.trim());

/** The names of the layers in the order that `shared/ui/global.css` fixes. */
const ORDER = names(layerOrder().replace(/^@layer |;$/g, ''));

/** The layers of a style sheet in the order in which a browser reads them. */
const layersOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/@layer ([\w, -]+)[;{]/g)].flatMap(([, list = '']) => names(list))),
];

/**
 * Style sheets of a composed site that do not list the layers, starting with the first one. The browser orders layers
 * as it reads them, and the sheet of a chunk can precede the main one, so each sheet must list the layers before its
 * own (build/layer-order.ts).
 */
export const sheetsWithoutOrder = (site: string): string[] =>
  filesBelow(site).filter((path) => {
    if (!path.endsWith('.css')) return false;
    const layers = layersOf(readFileSync(join(site, path), 'utf8'));
    return layers.length === 0 || layers.some((name, i) => name !== ORDER[i]);
  });
