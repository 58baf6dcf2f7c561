import { type Instance, instanceExternalIpList } from '@console/shared/api';
import { fetchToShow, optionalLookup, type PageState, type Query, useQuery } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { withConcurrencyLimit } from '../../base/in-turn.ts';
import { externalIps, networkInterfaces } from '../../base/instances/queries.ts';

/** The external and private addresses of instances, by name: two requests per instance, six at a time. */
const addressesOf = (
  project: string,
  instances: readonly string[],
): Query<ReadonlyMap<string, readonly string[]>> => ({
  queryKey: [instanceExternalIpList.id, 'with private ones', { project, instances }],
  queryFn: async () => {
    const all = instances.map(async (instance) => {
      const [external, own] = await Promise.all([
        fetchToShow(optionalLookup(withConcurrencyLimit(externalIps(project, instance)))),
        fetchToShow(optionalLookup(withConcurrencyLimit(networkInterfaces(project, instance)))),
      ]);
      return [instance, [...(external?.items ?? []), ...(own?.items ?? [])].map(({ ip }) => ip)] as const;
    });
    return new Map(await Promise.all(all));
  },
});

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();

/** Whether a word can be a part of an address: the addresses are read only then, because each instance takes requests. */
const isAddressLike = (word: string): boolean => /^[\da-f:.]*[.:][\da-f:.]*$/i.test(word);

/**
 * The addresses of every instance of a list, while its filter contains a part of an address: the list itself has none. Until they are
 * read, the page shows that it is still searching.
 */
export function useSearchedAddresses(project: string, page: PageState<Instance>) {
  const [search] = useSearchParams();
  const isWanted = (search.get('filter') ?? '').split(/\s+/).some(isAddressLike);
  const { items, reading } = page;
  const read = useQuery(
    addressesOf(
      project,
      items.map(({ name }) => name),
    ),
    { enabled: isWanted && !reading?.isReading },
  );
  if (!isWanted) return { page, addresses: NOTHING };
  return {
    addresses: read.data ?? NOTHING,
    page: {
      ...page,
      reading: {
        isReading: reading?.isReading === true || read.isFetching,
        hasMore: reading?.hasMore === true || read.isError,
        error: reading?.error ?? read.error,
        readMore: () => (read.isError ? void read.refetch() : reading?.readMore()),
      },
    },
  };
}
