import {
  type ApiRequest,
  type InputArgs,
  inputOf,
  type Output,
  type Write,
  type WriteId,
} from '@console/shared/api';
import { runOperation } from './operation.ts';

/**
 * What a form or an action would do. It is sent from here, and copied as a command from here, so that the two cannot differ.
 */
export interface Call<Result = unknown> extends ApiRequest {
  readonly operation: Write;
  /** Sends it, as `runOperation` does. Rejects with an `ApiError`. */
  readonly send: () => Promise<Result>;
}

/** The call of an operation. */
export const callTo = <Id extends WriteId>(
  operation: Write<Id>,
  ...args: InputArgs<Id>
): Call<Output<Id>> => ({
  operation,
  input: inputOf(args),
  send: () => runOperation(operation, ...args),
});
