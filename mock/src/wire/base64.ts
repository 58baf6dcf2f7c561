const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes a base64 text; undefined when it is not base64. */
export function decodedSize(text: string): number | undefined {
  if (text.length % 4 !== 0 || !BASE64.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}
