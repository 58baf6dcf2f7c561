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
 * The write that a form or an action sends. The same object is sent and copied as a command, so the two cannot differ.
 */
export interface Call<Result = unknown> extends ApiRequest {
  readonly operation: Write;
  /** Sends it, as `runOperation` does. Rejects with an `ApiError`. */
  readonly send: () => Promise<Result>;
}

export const callTo = <Id extends WriteId>(
  operation: Write<Id>,
  ...args: InputArgs<Id>
): Call<Output<Id>> => ({
  operation,
  input: inputOf(args),
  send: () => runOperation(operation, ...args),
});
