import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RsbuildPlugin } from '@rsbuild/core';

type Shape = [tag: string, attributes: Record<string, string>];

const DATA = /const __iconData = (\{[\s\S]*?\n\});/;
const isShape = (value: unknown): value is Shape => Array.isArray(value) && typeof value[0] === 'string';

/** The elements of an icon by the source of its module in lucide-react. */
function shapesOf(source: string): Shape[] {
  const data: unknown = runInNewContext(`(${DATA.exec(source)?.[1] ?? 'undefined'})`);
  const node = typeof data === 'object' && data !== null && 'node' in data ? data.node : undefined;
  const shapes: unknown[] = Array.isArray(node) ? node : [];
  if (shapes.length === 0 || !shapes.every(isShape))
    throw new Error('An icon of lucide-react has no list of elements: the library writes it in another way');
  return shapes.filter(isShape);
}

/**
 * A path that begins where its data say, whatever stands before it: a relative start counts from the origin. It stays relative, since the
 * numbers behind it do too.
 */
const absolute = (d: string) => d.replace(/^m/, 'M0 0m');

/**
 * The module of an icon with nothing but what is drawn. The library's own has a name, aliases and a random key for each element, which
 * cannot be compressed; all paths of an icon are drawn alike, so they are one.
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

/** Lets every icon be bundled without what the console does not use of it (`build/icon.js`). */
export function pluginIcons(): RsbuildPlugin {
  return {
    name: 'console:icons',
    setup(api) {
      api.transform({ test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ }, ({ code }) =>
        // Names that were replaced in a release are modules that pass another icon on
        DATA.test(code) ? compactIcon(code) : code,
      );
    },
  };
}
