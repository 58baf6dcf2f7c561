export { callFailure, type CallFailure } from './call-failure.ts';
export { unsupportedAtom } from './api-version.ts';
export { onReachability, sayAvailable, watchAvailability } from './availability.ts';
export { clockAheadAtom } from './clock.ts';
export { call, readText, onWrite, sentAtOf, type SentWrite } from './client.ts';
export { openDownload, type DownloadOptions } from './download.ts';
export { goneAtom, noteGone } from './gone.ts';
export { holdTab } from './hold-tab.ts';
export { lazy, type LazyComponent, type PartFailure, type PartPlace } from './lazy.ts';
export { keepLost, lostRequestOf } from './lost.ts';
export { available, reach, reconnect } from './reach.ts';
export { isOfRole, refusalAtom, type RefusedAction, usePageRefusal, whoMayAtom } from './refusal.ts';
export { isReloading, reloadWithDrafts } from './reload.ts';
export { fetchPart, onLostPart, originOf, recoverPart, type PartOrigin } from './part.ts';
export { store } from './store.ts';
export {
  toast,
  dismissToast,
  toastsAtom,
  type Standing,
  type ToastInput,
  type ToastRecord,
  type Undo,
  type UndoPlan,
} from './toast.ts';
export {
  blockConfirm,
  confirm,
  confirmAtom,
  sayFailure,
  settleConfirm,
  type ConfirmRequest,
} from './confirm.ts';
export { announce, announcementAtom } from './announce.ts';
export { areaModule, provideAreas, provideRunningAreas, runningAreas, type RunningArea } from './areas.ts';
export { noteExtensionFailure, onExtensionFailure, type ExtensionFault } from './extension-failures.ts';
export { extensionCrumb, extensionsAt, type Registered } from './extensions-at.ts';
export { attentionAtom, type Attention } from './attention.ts';
export { registerCommands, commandsAtom, type Command } from './commands.ts';
export { addressOf, config, docsUrl, pathOf, setConfig, settings, siteUrl } from './config.ts';
export {
  announceSignedIn,
  announceSignIn,
  expectAnotherPerson,
  leaveSession,
  onRenewal,
  openSession,
  retrySignOut,
  sessionAtom,
  sessionOwner,
  signOut,
  verifySession,
  whileSignedIn,
  type SessionState,
} from './session.ts';
export type { Person } from './person.ts';
export { onIdentityEnd, PERSONAL_PREFIX } from './personal.ts';

/** Identity of this copy, for the run-time proof that there is one (contract: SharedCopies). */
export const RuntimeIdentity = Symbol('console runtime');
