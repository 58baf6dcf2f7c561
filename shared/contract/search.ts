/*
 * The part of the search everywhere that an area provides (docs/decisions/034-search-in-areas.md). The shell classifies the text, sends the
 * requests within its limits, keeps the index, and ranks and shows the results; an area supplies its resources.
 */

/** A request of a search, as returned by `query` of `@console/shared/query`. */
export interface SearchQuery<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    readonly expects?: readonly ('not-found' | 'forbidden')[];
    readonly queryKey?: readonly unknown[];
  }) => Promise<Data>;
}

/** The pages of a list, by token; without one, the first. */
export type SearchPages<Item> = (token?: string) => SearchQuery<{
  items: Item[];
  nextPage?: string | null | undefined;
}>;

/**
 * Reads data for one search or for the index: from the cache while it is fresh, else within the limits of the shell. It rejects only
 * when the search has ended; data that cannot be read is a gap, which the sentence of the search lists.
 */
export interface SearchReader {
  /** One object; `undefined` when it does not exist or the user may not see it. */
  readonly view: <Data>(query: SearchQuery<Data>) => Promise<Data | undefined>;
  /** All items of a list, identified by its name in sentences: `instances`. Empty when it cannot be read. */
  readonly list: <Item>(what: string, pages: SearchPages<Item>) => Promise<Item[]>;
}

/** A kind of resources. */
export interface SearchKind {
  /** For example `instance`: unique in the console. */
  readonly name: string;
  /** For example `Instance`. */
  readonly label: string;
  /**
   * Name of its icon: that of an entry of the navigation, or `subnets`, `routers`, `gateways`, `interfaces`, `sleds`, `racks` or
   * `switches`. An unknown one is a plain circle.
   */
  readonly icon: string;
  /** Its place in the order of the results, from 0 to 999: instances are 100, hardware is from 500 on, the rest from 700. */
  readonly place: number;
  /** The words before a colon that select it: `disk:data`. */
  readonly words?: readonly string[];
  /** The kind is another area's, which has its actions; this area finds some of its resources too. */
  readonly isBorrowed?: true;
}

/** A result. */
export interface SearchHit {
  /** Name of its kind. Results of the same kind and id are one. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Its parents: project, silo, sled. */
  readonly context: readonly string[];
  /** Name of its project. */
  readonly project?: string;
  /** Raw value of its state. */
  readonly state?: string;
  /** Other searchable texts: addresses, serial numbers. */
  readonly terms?: readonly string[];
  /** The matching text when it is not the name: an address. */
  readonly found?: string;
  /** Path of its page; absent when the user may not open it. */
  readonly to?: string;
  /** Path of its sled, for results without a page for the user. */
  readonly sledTo?: string;
}

/** A list of the API as a source of results. */
export interface SearchList {
  /** Its name in sentences, unique in its area: `instances`. */
  readonly what: string;
  /** `project`: it is read for each project. `projects`: it lists them, and is read before all others. */
  readonly of: 'projects' | 'project' | 'site';
  /**
   * The results of the cached items, of any age. Sends no request.
   * @param project name of the project; empty for lists of the site
   */
  readonly cached: (project: string) => readonly SearchHit[];
  readonly read: (reader: SearchReader, project: string) => Promise<readonly SearchHit[]>;
  /** The lists that its items have, such as the instances of each sled. Only the index reads them. */
  readonly inside?: (reader: SearchReader, known: KnownPlaces) => Promise<readonly SearchList[]>;
}

/** The projects that the user has. */
export interface KnownPlaces {
  /** Name of the user's silo; `undefined` until it is known. */
  readonly siloName: string | undefined;
  /** Names of its projects. */
  readonly projects: ReadonlySet<string>;
}

/** Requests one view by id; the result, when there is one, is described with its parents. `undefined`: not found. */
export type SearchLookup = (
  reader: SearchReader,
  id: string,
) => Promise<((parents: SearchReader) => Promise<SearchHit | undefined>) | undefined>;

/** Addresses from the first to the last one, inclusive. */
export interface SearchedRange {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** The text of a search and its class (docs/screens/operator.md section 9.4). */
export type SearchText = {
  /** The text without surrounding white space and without qualifier, in lower case. */
  readonly text: string;
  /** The names of the kinds that a qualifier selects; absent: all. */
  readonly only?: readonly string[];
} & (
  | { readonly is: 'nothing' | 'uuid' | 'name' }
  /** `mac`: in the format of the API, `A8:40:25:F0:00:01`. */
  | { readonly is: 'mac'; readonly mac: string }
  | { readonly is: 'ip'; readonly address: { readonly version: 4 | 6; readonly value: bigint } }
  | { readonly is: 'cidr'; readonly net: SearchedRange }
  /** The start of addresses, which may also be a part of a name. */
  | { readonly is: 'ip-prefix'; readonly ranges: readonly SearchedRange[] }
  /** The same of MAC addresses: their first hexadecimal digits. */
  | { readonly is: 'mac-prefix'; readonly digits: string }
  | { readonly is: 'asn'; readonly asn: number }
);

/** A search for data that no list contains, such as the owner of an address. */
export interface SearchAsked {
  readonly wanted: SearchText;
  /** Name of the current project. */
  readonly project: string | undefined;
  /** Names of all known projects, the current one and those that were used last first. */
  readonly projects: () => Promise<readonly string[]>;
  readonly reader: SearchReader;
  /** Shows results at once. */
  readonly found: (hits: readonly SearchHit[]) => void;
  /** Whether a result of one of some kinds has been found. */
  readonly hasFound: (...kinds: readonly string[]) => boolean;
}

/** An area's part of the search. Everything but its kinds and lists is optional. */
export interface SearchPart {
  readonly kinds: readonly SearchKind[];
  readonly lists: readonly SearchList[];
  /** One for each kind; all start at once, and the first that finds something ends the others. */
  readonly byId?: readonly SearchLookup[];
  /** Called when no lookup of any area has found the id. */
  readonly byIdLast?: (
    id: string,
    silo: string | undefined,
    reader: SearchReader,
  ) => Promise<SearchHit | undefined>;
  /** Finds data that no list contains, for every text but an id. */
  readonly find?: (asked: SearchAsked) => Promise<void>;
  /** The same with many requests: called when `find` of all areas has ended. */
  readonly findLast?: (asked: SearchAsked) => Promise<void>;
  /** The same in cached data, of any age. Sends no request. */
  readonly findCached?: (wanted: SearchText, projects: readonly string[]) => readonly SearchHit[];
}
