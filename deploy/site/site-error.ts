/** A reason why a publication or rollback is refused, in words for the operator. Nothing was switched. */
export class SiteError extends Error {
  override name = 'SiteError';
}
