/** Names of the `:parameters` of a path literal. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a path literal, all required. */
export type ParamsOf<Path extends string> = Readonly<Record<ParamName<Path>, string>>;

/** No second argument for a path without parameters, exactly its parameters for any other. */
export type ParamArgs<Path extends string> = [ParamName<Path>] extends [never]
  ? []
  : [params: ParamsOf<Path>];

/** Fills a pattern from untyped parameters; returns the pattern unfilled when one is missing. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(/:([A-Za-z]+)/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

/** Builds a URL path from a path literal; missing and extra parameters do not compile. */
export function to<const Path extends string>(path: Path, ...[params]: ParamArgs<Path>): string {
  return fillPath(path, params ?? {});
}
