import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RsbuildPlugin } from '@rsbuild/core';

type Shape = [tag: string, attributes: Record<string, string>];

const DATA = /const __iconData = (\{[\s\S]*?\n\});/;
const isShape = (value: unknown): value is Shape => Array.isArray(value) && typeof value[0] === 'string';

/** The elements of an icon, read from the source of its module in lucide-react. */
function shapesOf(source: string): Shape[] {
  const data: unknown = runInNewContext(`(${DATA.exec(source)?.[1] ?? 'undefined'})`);
  const node = typeof data === 'object' && data !== null && 'node' in data ? data.node : undefined;
  const shapes: unknown[] = Array.isArray(node) ? node : [];
  if (shapes.length === 0 || !shapes.every(isShape))
    throw new Error('An icon of lucide-react has no list of elements: the library writes it in another way');
  return shapes.filter(isShape);
}

/**
 * A path that starts at the same point whatever precedes it: a relative start is based on the origin. It stays
 * relative, since the following numbers are relative too.
 */
const absolute = (d: string) => d.replace(/^m/, 'M0 0m');

/**
 * The module of an icon with only its shapes. The library's module has a name, aliases and a random key for each
 * element, which cannot be compressed; all paths of an icon have the same style, so they are merged.
 */
export function compactIcon(source: string): string {
  const shapes = shapesOf(source);
  const attributesOf = ({ key: _, ...attributes }: Shape[1]) => attributes;
  const isPath = ([tag, attributes]: Shape) =>
    tag === 'path' && Object.keys(attributesOf(attributes)).join() === 'd';
  const d = shapes.filter(isPath).map(([, attributes]) => absolute(attributes['d'] ?? ''));
  const others = shapes
    .filter((shape) => !isPath(shape))
    .map(([tag, attributes]) => [tag, attributesOf(attributes)] as const);
  const parts = [d.join(''), ...others].map((part) => JSON.stringify(part));
  return [
    `import { icon } from ${JSON.stringify(join(import.meta.dirname, 'icon.js'))};`,
    `export default /* @__PURE__ */ icon(${parts.join(', ')});`,
  ].join('\n');
}

/** Bundles every icon without the parts that the console does not use (`build/icon.js`). */
export function pluginIcons(): RsbuildPlugin {
  return {
    name: 'console:icons',
    setup(api) {
      api.transform({ test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ }, ({ code }) =>
        // Names that a release replaced are modules that re-export another icon
        DATA.test(code) ? compactIcon(code) : code,
      );
    },
  };
}
