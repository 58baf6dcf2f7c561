export { type Address, isAddress, isInRange, isOfAddress, isOfMac, mayHave, rangeOf } from './address.ts';
export { parseMac } from './mac.ts';
export { searchList, searchLookup } from './sources.ts';
