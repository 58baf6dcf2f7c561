/** The only import of the store library; the shell builds this module once and shares it. */
export { atom, createStore, Provider as StateProvider, useAtom, useAtomValue, useSetAtom } from 'jotai';
export type { Atom, PrimitiveAtom, WritableAtom } from 'jotai';

/** Identity of this copy, for the run-time proof that there is one (contract: SharedCopies). */
export const StateIdentity = Symbol('console state');
