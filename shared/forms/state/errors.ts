import { isApiError, messageOf } from '@console/shared/api';

/** A server error as shown. */
export type ServerError = {
  readonly message: string;
  /** More than one message: `Errors`, `{n} issues:` and a list. */
  readonly issues: readonly string[];
  /** The name is in use: the message is shown at the Name field too. */
  readonly nameTaken: boolean;
};

/** Error code of the API for a name that is in use (docs/specification.md section 8). */
const NAME_TAKEN = 'ObjectAlreadyExists';

/** Converts anything that a submit may reject with. */
export function toServerError(error: unknown): ServerError {
  const issues = error instanceof AggregateError ? error.errors.map((one: unknown) => messageOf(one)) : [];
  return {
    message: issues[0] ?? messageOf(error),
    issues,
    nameTaken: isApiError(error) && error.code === NAME_TAKEN,
  };
}

/** Dotted paths of all fields with an error, from the error object of react-hook-form. */
export function errorPaths(errors: unknown, prefix = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  // In a leaf, `type` is the kind of the error as text; a field named "type" has an object there
  if ('type' in errors && typeof errors.type === 'string') return [prefix.replace(/\.root$/, '')];
  return Object.entries(errors).flatMap(([key, value]) =>
    errorPaths(value, prefix === '' ? key : `${prefix}.${key}`),
  );
}
