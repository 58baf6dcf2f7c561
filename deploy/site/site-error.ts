/** The reason why a publication or rollback is refused, as a message for the operator. Nothing was switched. */
export class SiteError extends Error {
  override name = 'SiteError';
}
