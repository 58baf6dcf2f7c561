import type { Crumb } from '@console/shared/contract';
import { fillPath, type ParamsOf } from './path.ts';

type LooseParams = Readonly<Record<string, string | undefined>>;

/** A place in the trail: how it is called, where its link goes, what stands before it. */
export interface CrumbNode {
  trail: (params: LooseParams) => Crumb[];
}

/** A label, or the name of the parameter that is the label. */
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

/** Parameters of a matched route. Throws when asked for a pattern that the URL does not have: a mistake of the caller. */
export function requireParams<const Path extends string>(path: Path, params: LooseParams): ParamsOf<Path> {
  if (hasParams(path, params)) return params;
  throw new Error(`The current URL has no parameters for ${path}`);
}

/** Defines a crumb once; pages and deeper crumbs name it as what they stand under. */
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
