import {
  instanceSerialConsole,
  instanceSerialConsoleStream,
  isApiError,
  isKind,
  type ApiError,
} from '@console/shared/api';
import { expecting, fetchToShow, query, type AnyQuery } from '@console/shared/query';

/** Identifies the console. */
export interface ConsolePlace {
  project: string;
  instance: string;
}

/** The requests are sent to find a refusal, so it is not logged as a warning. */
const REFUSALS = ['forbidden', 'not-found', 'gone', 'unauthorized', 'invalid'] as const;

/**
 * Why the stream of a console was refused: a browser does not report the status of a refused websocket. The stream's URL, requested
 * over HTTP, is refused to the same users (docs/authorisation.md: to more users than the history is); for others it returns not
 * found, which is not the reason. Other obstacles, such as the state of the instance, apply to the history too.
 */
export async function findReason({ project, instance }: ConsolePlace): Promise<ApiError | undefined> {
  const input = { path: { instance }, query: { project, mostRecent: 1 } };
  const history = expecting(query(instanceSerialConsole, input), ...REFUSALS);
  const operation = { ...instanceSerialConsole, path: instanceSerialConsoleStream.path };
  const stream = expecting(query(operation, input), ...REFUSALS);
  const refusal = await failureOf({ ...stream, queryKey: [...stream.queryKey, 'stream'] });
  return isKind(refusal, 'forbidden', 'not-found', 'unauthorized') ? refusal : failureOf(history);
}

async function failureOf(asked: AnyQuery): Promise<ApiError | undefined> {
  try {
    await fetchToShow({ ...asked, staleTime: 0 });
    return undefined;
  } catch (error) {
    return isApiError(error) ? error : undefined;
  }
}
