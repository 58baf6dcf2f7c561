/** Start of each change that this tab follows, in milliseconds since 1970, by the id of its resource. */
const starts = new Map<string, number>();

/** Notes that the change of a resource is followed. Separate from the follower, which is fetched with the first change. */
export const noteFollowed = (id: string, startedAt: number): void => void starts.set(id, startedAt);

/** Notes that it is no longer followed. */
export const noteUnfollowed = (id: string): void => void starts.delete(id);

/** When the change of a resource started that this tab follows, in milliseconds since 1970 by this computer's clock. */
export const followedSince = (id: string): number | undefined => starts.get(id);
