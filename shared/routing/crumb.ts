import type { Crumb } from '@console/shared/contract';
import { fillPath, type ParamsOf } from './path.ts';

type LooseParams = Readonly<Record<string, string | undefined>>;

/** A breadcrumb: its label, its link, and its parent. */
export interface CrumbNode {
  trail: (params: LooseParams) => Crumb[];
}

/** The label, or the name of the parameter that contains it. */
export type CrumbLabel<Path extends string> = string | ((params: ParamsOf<Path>) => string);

/** True when every parameter of the pattern has a value; narrows the router's loose parameters. */
export function hasParams<const Path extends string>(
  path: Path,
  params: LooseParams,
): params is ParamsOf<Path> {
  return [...path.matchAll(/:([A-Za-z]+)/g)].every(
    ([, name]) => name !== undefined && params[name] !== undefined,
  );
}

/** Parameters of a matched route. Throws for a pattern that does not match the URL, which is a mistake of the caller. */
export function requireParams<const Path extends string>(path: Path, params: LooseParams): ParamsOf<Path> {
  if (hasParams(path, params)) return params;
  throw new Error(`The current URL has no parameters for ${path}`);
}

/** Defines a crumb once; pages and deeper crumbs refer to it as their parent. */
export function crumb<const Path extends string>(
  path: Path,
  label: CrumbLabel<Path>,
  under?: CrumbNode,
): CrumbNode {
  return {
    trail: (params) => [
      ...(under ? under.trail(params) : []),
      {
        label: typeof label === 'string' ? label : label(requireParams(path, params)),
        to: fillPath(path, params),
      },
    ],
  };
}
