import type { AnyInput, Write } from '@console/shared/api';
import { queryClient } from './client.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The name a body gives the object, when it gives one. */
function nameIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
}

/**
 * True when the object that `input` names does not answer to that name any more. Asking for it again would be
 * answered 404 while its page is still on the screen, which would flash "Page not found" on the way out.
 */
function leavesName({ id }: Write, { path = {}, body }: AnyInput): boolean {
  if (id.endsWith('Delete')) return true;
  const name = nameIn(body);
  if (!id.endsWith('Update') || typeof name !== 'string') return false;
  const selectors = Object.values(path).map(String);
  return !selectors.includes(name) && !selectors.some((selector) => uuid.test(selector));
}

/** True when a cached read is about the very object that `path` names: all its selectors are the read's too. */
function isAbout(path: AnyInput['path'], read: unknown): boolean {
  const names = Object.entries(path ?? {});
  const given = new Map(selectorsIn(read));
  return names.length > 0 && names.every(([key, value]) => given.get(key) === value);
}

function selectorsIn(read: unknown): [string, unknown][] {
  if (typeof read !== 'object' || read === null) return [];
  const parts: unknown[] = Object.values(read);
  return parts.flatMap((part) => (typeof part === 'object' && part !== null ? Object.entries(part) : []));
}

/**
 * Applies the staleness table after a success. What is on the screen is asked for again at once, the rest when
 * it is next shown; reads of an object that is gone are marked only.
 */
export function makeStale(operation: Write, input: AnyInput): void {
  const ids = new Set<unknown>(operation.stale);
  const gone = leavesName(operation, input);
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => ids.has(queryKey[0]),
  });
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [id, read] }) => ids.has(id) && !(gone && isAbout(input.path, read)),
  });
}
