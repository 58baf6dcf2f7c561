export * from './generated/operations.ts';
export type * from './generated/types.ts';
export { secretFields } from './generated/secrets.ts';
export { API_VERSION } from './generated/version.ts';
export type { Operations } from './generated/operation-types.ts';
export type {
  Input,
  InputArgs,
  Link,
  LinkId,
  OperationId,
  Output,
  PagedId,
  Read,
  ReadId,
  SecretField,
  Shape,
  Write,
  WriteId,
} from './operation.ts';
export { inputOf } from './operation.ts';
export { defineOperations, isOwnPath, type OwnRow } from './own.ts';
export type { OwnOperations } from './own-operations.ts';
export {
  apiError,
  errorOf,
  isApiError,
  isKind,
  isTemporary,
  isUnanswered,
  networkError,
  notFound,
  timeoutError,
  unreadable,
  worstOf,
} from './errors.ts';
export type { ApiError, ErrorFacts, ErrorKind } from './errors.ts';
export { messageOf } from './message.ts';
export { decode, encode, toCamel, toSnake } from './codec.ts';
export { hasShape } from './shape.ts';
export {
  dropEarly,
  early,
  headersOf,
  sendEarly,
  SESSION_CHANNEL,
  takeEarly,
  versionHeaderOf,
} from './early.ts';
export { ALL, PAGE_SIZE } from './pages.ts';
export { bodyOf, urlOf } from './request.ts';
export type { AnyInput, ApiRequest, ScriptPlace, ScriptTexts } from './request.ts';
