const MAC = /^(?:[\da-f]{2}(?:([:-])[\da-f]{2})(?:\1[\da-f]{2}){4}|[\da-f]{4}(?:\.[\da-f]{4}){2})$/;

/** A MAC address in the format of the API, parsed from any of the usual formats; `undefined` for anything else. */
export function parseMac(text: string): string | undefined {
  if (!MAC.test(text.toLowerCase())) return undefined;
  return (text.toUpperCase().match(/[\dA-F]{2}/g) ?? []).join(':');
}
