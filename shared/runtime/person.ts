/** The signed-in user, from `/v1/me`. */
export interface Person {
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Name of the silo. */
  readonly silo: string;
}

/** Messages between the tabs of one browser about their shared session. */
export type SessionMessage =
  | { readonly about: 'sign-in'; readonly state: 'begun' | 'failed' | 'done' }
  | { readonly about: 'sign-out'; readonly state: 'begun' | 'failed' | 'done' }
  /** A document has fetched who is signed in. */
  | { readonly about: 'person'; readonly id: string };

/** A response of the server with its text. */
export interface RawAnswer {
  readonly response: Response;
  readonly text: string;
}

/** The user in a response of `/v1/me`; undefined when it has none. */
export function personIn({ response, text }: RawAnswer): Person | undefined {
  if (!response.ok) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(body));
  const id = fields.get('id');
  if (typeof id !== 'string') return undefined;
  return { id, name: String(fields.get('display_name')), silo: String(fields.get('silo_name')) };
}
