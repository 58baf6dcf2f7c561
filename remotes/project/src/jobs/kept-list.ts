/** The stored data of one running job. */
interface Kept {
  readonly id: string;
}

/**
 * The running jobs of this tab that the next document resumes after a reload, in the session storage.
 * @param key of the storage; it begins with `PERSONAL_PREFIX`
 */
export function keptList<Item extends Kept>(key: string, isItem: (value: unknown) => value is Item) {
  /** Ids of the jobs that run in this document. */
  const here = new Set<string>();
  const read = (): readonly Item[] => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isItem) : [];
    } catch {
      return [];
    }
  };
  const write = (items: readonly Item[]) => {
    try {
      if (items.length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(items));
    } catch {
      // Without storage a reload loses the job; the browser asks for confirmation before the reload
    }
  };
  return {
    /** Stores the progress of a job, for the document after a reload. */
    note: (item: Item): void => {
      here.add(item.id);
      write([...read().filter(({ id }) => id !== item.id), item]);
    },
    /** Removes a finished job. */
    forget: (finished: string): void => {
      here.delete(finished);
      write(read().filter(({ id }) => id !== finished));
    },
    /** The jobs that a previous document of the tab has left unfinished. Each is returned once. */
    take: (): readonly Item[] => {
      const left = read().filter(({ id }) => !here.has(id));
      for (const { id } of left) here.add(id);
      return left;
    },
  };
}
