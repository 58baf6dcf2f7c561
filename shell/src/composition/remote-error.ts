/** Why an area is not there (docs/architecture.md section 4). */
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
  /** The area's row of the registry cannot be used. */
  | 'registry'
  /** Code of the area threw an error while one of its pages was on screen. */
  | 'crash';

/** A failure that belongs to one area, never to the whole console. */
export class RemoteError extends Error {
  readonly area: string;
  readonly reason: RemoteReason;
  /** Not a fault of the moment: the shell itself declined to run it. */
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

/** What a remote requires of the shared modules is not there. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Errors of the bundlers' chunk loading, in remotes and in the shell. */
export function isChunkError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'ChunkLoadError' || ('code' in cause && cause.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** Names a failure; what is not recognised has the given reason. */
export function toRemoteError(
  area: string,
  cause: unknown,
  otherwise: RemoteReason = 'evaluation',
): RemoteError {
  if (cause instanceof RemoteError) return cause;
  if (isChunkError(cause)) return new RemoteError(area, 'chunk', messageOf(cause), { cause });
  const reason = cause instanceof ShareError ? 'shared-version' : otherwise;
  return new RemoteError(area, reason, messageOf(cause), { cause });
}
