import { type ApiError, apiError, type ErrorKind, isKind } from '@console/shared/api';
import type { Call } from './call.ts';
import type { Query } from './query.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A change that may rename an object. */
export interface Renaming {
  /** The object with its present name. */
  readonly of: Named;
  /** Its name after the change. */
  readonly to: string;
  /** Noun for the object in messages, with a capital: `Router`. */
  readonly noun: string;
  /** Views the object of this name. */
  readonly view: (name: string) => Query<Named>;
}

/** Results of the lookup that do not stop the change: then only the server can decide whether the name is taken. */
const EXPECTED: readonly ErrorKind[] = ['not-found', 'forbidden'];

/**
 * The same call, sent only when its new name is not known to be taken. The server answers a rename onto a taken name with 500
 * and nothing else (docs/contract/corrections.md, second reading), which would look like a failure of the server.
 * @throws ApiError of a taken name, before the change or after the 500 of a name that was taken in between
 */
export function unlessTaken<Result>(change: Call<Result>, renaming: Renaming): Call<Result> {
  const { of, to, noun } = renaming;
  if (to.toLowerCase() === of.name.toLowerCase()) return change;
  const taken = () =>
    apiError({ kind: 'conflict', code: 'ObjectAlreadyExists', message: `${noun} name already exists` });
  const send = async () => {
    if ((await lookUp(renaming)) === 'taken') throw taken();
    try {
      return await change.send();
    } catch (error) {
      if (!isKind(error, 'server') || error.status !== 500) throw error;
      const now = await lookUp(renaming);
      if (now === 'free') throw error;
      throw now === 'taken' ? taken() : mayBeTaken(error, noun);
    }
  };
  return { ...change, send };
}

async function lookUp({ of, to, view }: Renaming): Promise<'taken' | 'free' | 'unknown'> {
  try {
    // Not from the cache, and not into it: the name belongs to this object after the change
    const found = await view(to).queryFn({ signal: new AbortController().signal, expects: EXPECTED });
    return found.id === of.id ? 'free' : 'taken';
  } catch (error) {
    if (isKind(error, 'not-found')) return 'free';
    // The user signs in first, maybe as someone else, and sends again
    if (isKind(error, 'unauthorized')) throw error;
    return 'unknown';
  }
}

const mayBeTaken = (cause: ApiError, noun: string): ApiError =>
  apiError({
    kind: 'server',
    status: 500,
    message: `The server failed. Another ${withoutCapital(noun)} may have this name: try a different one, or try again.`,
    ...(cause.operation !== undefined && { operation: cause.operation }),
    ...(cause.requestId !== undefined && { requestId: cause.requestId }),
  });

/** `VPC` and `IP pool` keep their capitals. */
const withoutCapital = (noun: string) =>
  /^[A-Z]{2}/.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);
