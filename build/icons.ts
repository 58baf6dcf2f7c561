import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { RsbuildPlugin } from '@rsbuild/core';

type Shape = [tag: string, attributes: Record<string, string>];

const DATA = /const __iconData = (\{[\s\S]*?\n\});/;
/** One for all icons: creating a context takes a hundred times as long as evaluating an icon. */
const CONTEXT = createContext();
const isShape = (value: unknown): value is Shape => Array.isArray(value) && typeof value[0] === 'string';

/** The elements of an icon, read from the source of its module in lucide-react. */
function shapesOf(source: string): Shape[] {
  const data: unknown = runInContext(`(${DATA.exec(source)?.[1] ?? 'undefined'})`, CONTEXT);
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

/** An ellipse, drawn in two halves. */
const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A rectangle with round corners. */
function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}`,
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`,
  ].join('');
}

/** Path data of the simple shapes by tag, and the attributes that define each of them. */
const SHAPES: Readonly<
  Record<string, { has: readonly string[]; d: (own: Record<string, string>) => string }>
> = {
  path: { has: ['d'], d: ({ d = '' }) => absolute(d) },
  circle: {
    has: ['cx', 'cy', 'r'],
    d: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  },
  ellipse: {
    has: ['cx', 'cy', 'rx', 'ry'],
    d: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  },
  line: { has: ['x1', 'x2', 'y1', 'y2'], d: ({ x1, x2, y1, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { has: ['points'], d: ({ points }) => `M${points}` },
  polygon: { has: ['points'], d: ({ points }) => `M${points}z` },
  rect: {
    has: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    d: ({ x = 0, y = 0, width, height, ry = 0, rx = ry }) =>
      rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx)),
  },
};

/** A shape as path data; undefined for one with more than its outline, such as a fill. */
function pathOf([tag, { key: _, ...own }]: Shape): string | undefined {
  const shape = SHAPES[tag];
  return shape && Object.keys(own).every((name) => shape.has.includes(name)) ? shape.d(own) : undefined;
}

/**
 * The module of an icon with only its shapes. The library's module has a name, aliases and a random key for each
 * element, which cannot be compressed. All outlines of an icon have the same style, so they are one path: a list has
 * three icons in each row.
 */
export function compactIcon(source: string): string {
  const shapes = shapesOf(source);
  const paths = shapes.map(pathOf);
  const others = shapes
    .filter((_, index) => paths[index] === undefined)
    .map(([tag, { key: _, ...own }]) => [tag, own] as const);
  const parts = [paths.join(''), ...others].map((part) => JSON.stringify(part));
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
