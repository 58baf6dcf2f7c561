/** Bytes at once: a call takes only so many arguments. */
const CHUNK = 0x8000;

/** Bytes in base64, as the API takes user data and chunks of an upload. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
