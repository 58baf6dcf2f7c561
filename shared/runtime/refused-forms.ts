import { apiError, isKind, type ApiError } from '@console/shared/api';

/** Errors of bodies whose form the server does not accept, by operation and form. */
const refused = new Map<string, ApiError>();

/** The members of a body at every depth, without its values; the rows of a list have one form. */
const formOf = (id: string, body: unknown): string =>
  id +
  JSON.stringify(body, (_, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 1) : value instanceof Object ? value : 0,
  );

/** The error of a body whose form the server has refused before: another request would get the same response. */
export const refusedForm = (id: string, body: unknown): ApiError | undefined =>
  refused.size === 0 ? undefined : refused.get(formOf(id, body));

/**
 * The outcome of a write. When the server refuses the body for a member that is unknown or missing, the form is kept:
 * every form of the console sends the body of the contract, so the server has another contract.
 */
export async function keepingForm(output: Promise<unknown>, id: string, body: unknown): Promise<unknown> {
  try {
    return await output;
  } catch (error) {
    if (!isKind(error, 'invalid') || !/^(?:missing|unknown) field `/i.test(error.message)) throw error;
    const reason = error.message.charAt(0).toLowerCase() + error.message.slice(1);
    const message = `This server takes another form of this request (${reason}). Ask your platform team for a newer console.`;
    const unfit = apiError({ ...error, message });
    refused.set(formOf(id, body), unfit);
    throw unfit;
  }
}
