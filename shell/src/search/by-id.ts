import type { Hit } from './hits.ts';
import type { Reader } from './reader.ts';
import { partsOf, type Source } from './sources.ts';

/** Runs the lookups of all parts, six requests at a time, until one finds something; the others are aborted or not sent. */
async function first(sources: readonly Source[], id: string, all: Reader, signal: AbortSignal) {
  const over = new AbortController();
  const reader = all.until(over.signal);
  try {
    return await Promise.any(
      sources.map(async ({ part }) => {
        const { byId = [], label } = await part;
        const asked = byId.map(async (each) => {
          try {
            const found = await each(reader, id);
            if (found) return { found, label };
          } catch (error) {
            if (!over.signal.aborted) all.note(label, error);
          }
          throw new Error('Nothing has this ID');
        });
        return Promise.any(asked);
      }),
    );
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    over.abort();
  }
}

/**
 * The resource with an id, of any kind that the user may see; `undefined` when there is none. Does not mention resources that the
 * server refuses: their existence must not be revealed.
 */
export async function findById(
  id: string,
  { sources, siloName }: { readonly sources: readonly Source[]; readonly siloName?: string | undefined },
  reader: Reader,
  signal: AbortSignal,
): Promise<Hit | undefined> {
  const described = await first(sources, id, reader, signal);
  if (described) return reader.orNothing(described.label, () => described.found(reader));
  for (const { byIdLast, label } of await partsOf(sources)) {
    const hit = byIdLast && (await reader.orNothing(label, () => byIdLast(id, siloName, reader)));
    if (hit) return hit;
  }
  return undefined;
}
