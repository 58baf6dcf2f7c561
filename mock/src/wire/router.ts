import { MockError } from './errors.ts';
import type { Checked } from './checks.ts';
import { operations, type Operation } from './operations.ts';

/** An operation and the values of its placeholders. */
export interface Match<Each extends Checked = Operation> {
  readonly operation: Each;
  readonly values: ReadonlyMap<string, string>;
}

const bySize = Map.groupBy(operations, (operation) => operation.segments.length);

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new MockError(404, 'NotFound', 'the path is not well-formed');
  }
}

function match<Each extends Checked>(operation: Each, segments: readonly string[]): Match<Each> | undefined {
  const values = new Map<string, string>();
  for (const [index, wanted] of operation.segments.entries()) {
    const got = segments[index] ?? '';
    if (wanted.startsWith('{')) {
      if (got === '') return undefined;
      values.set(wanted.slice(1, -1), decodeSegment(got));
    } else if (wanted !== got) return undefined;
  }
  return { operation, values };
}

/**
 * Finds the operation of a call. Literal segments take precedence over placeholders.
 * @throws MockError 404 without a code when no operation has the path, 405 with `Allow` when none has it with this method
 */
export const route = (method: string, pathname: string): Match =>
  routeAmong(bySize.get(pathname.split('/').length) ?? [], method, pathname);

/** The same among given operations. */
export function routeAmong<Each extends Checked>(
  among: readonly Each[],
  method: string,
  pathname: string,
): Match<Each> {
  const segments = pathname.split('/');
  const found = among
    .filter((operation) => operation.segments.length === segments.length)
    .flatMap((operation) => match(operation, segments) ?? []);
  if (found.length === 0) throw new MockError(404, undefined, 'there is nothing at this path');
  const usable = found.filter(({ operation }) => operation.row.method === method);
  const best = usable.reduce<Match<Each> | undefined>(
    (a, b) => (a === undefined || b.values.size < a.values.size ? b : a),
    undefined,
  );
  if (best === undefined)
    throw new MockError(405, 'MethodNotAllowed', `the method ${method} is not allowed here`, {
      allow: [...new Set(found.map(({ operation }) => operation.row.method))].sort().join(', '),
    });
  return best;
}
