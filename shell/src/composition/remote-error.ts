import { SHARE_ERROR } from '@console/shared/contract';

/** Why an area is unavailable (docs/architecture.md section 4). */
export type RemoteReason =
  | 'network'
  | 'timeout'
  | 'http'
  | 'integrity'
  | 'evaluation'
  | 'contract'
  | 'shared-version'
  | 'chunk'
  | 'not-registered'
  /** Its pages are in the other document of the site, which the server did not send. */
  | 'elsewhere'
  /** The registry row of the area is invalid. */
  | 'registry'
  /** Code of the area threw an error while one of its pages was on screen. */
  | 'crash';

/** A failure of one area; the rest of the console is not affected. */
export class RemoteError extends Error {
  readonly area: string;
  readonly reason: RemoteReason;
  /** The shell refused to run the area; this is not a temporary failure. */
  readonly refused: boolean;

  constructor(
    area: string,
    reason: RemoteReason,
    message: string,
    options: { cause?: unknown; refused?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'RemoteError';
    this.area = area;
    this.reason = reason;
    this.refused = options.refused ?? false;
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Whether an error comes from the chunk loading of the bundler, in a remote or in the shell. */
export function isChunkError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'ChunkLoadError' || ('code' in cause && cause.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** Whether an entry found that the shell does not provide a shared module that it requires. */
export const isShareError = (cause: unknown): boolean => cause instanceof Error && cause.name === SHARE_ERROR;

/** Converts any error into a `RemoteError`; an unrecognized error gets the given reason. */
export function toRemoteError(
  area: string,
  cause: unknown,
  otherwise: RemoteReason = 'evaluation',
): RemoteError {
  if (cause instanceof RemoteError) return cause;
  if (isChunkError(cause)) return new RemoteError(area, 'chunk', messageOf(cause), { cause });
  const reason = isShareError(cause) ? 'shared-version' : otherwise;
  return new RemoteError(area, reason, messageOf(cause), { cause });
}
