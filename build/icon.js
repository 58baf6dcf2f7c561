/*
 * Replaces `createLucideIcon` and its modules in production builds: the console sets size, color and stroke width by
 * its own style sheet (shared/ui/basic/icon.tsx) and has no context for icons. `build/icons.ts` writes the calls.
 */
import { createElement } from 'react';

/**
 * An icon of lucide: a component that passes its properties on to the svg element.
 * @param d data of all its paths in one string
 * @param shapes tag and attributes of its other elements
 */
export const icon =
  (d, ...shapes) =>
  ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      d && createElement('path', { d }),
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
