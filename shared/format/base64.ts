/** Bytes per call: the number of arguments of a call is limited. */
const CHUNK = 0x8000;

/** Bytes as base64, the format of user data and upload chunks in the API. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
