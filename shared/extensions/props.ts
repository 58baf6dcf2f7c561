import type { ExtensionPlace } from '@console/shared/contract';
import type { Disk, Instance, Project, Silo, Sled, Vpc } from '@console/shared/api';

/** What the page of each resource gives to what other areas add to it. */
export interface Subjects {
  instance: { readonly instance: Instance; readonly project: string };
  disk: { readonly disk: Disk; readonly project: string };
  project: { readonly project: Project };
  vpc: { readonly vpc: Vpc; readonly project: string };
  silo: { readonly silo: Silo };
  sled: { readonly sled: Sled };
}

type SubjectOf<Place extends ExtensionPlace> = Place extends `${infer Page extends keyof Subjects}.${string}`
  ? Subjects[Page]
  : never;

interface Dialog {
  /** Closes it. */
  readonly onDismiss: () => void;
}

/**
 * Props of the `Component` of an extension, by its place: `ExtensionProps<'instance.card'>`. That of an action is mounted when its entry is
 * chosen, and calls `onDismiss` to close; that of a bulk action gets what the page gives for each of the `selected` rows.
 */
export type ExtensionProps<Place extends ExtensionPlace> = Place extends `${string}.action`
  ? SubjectOf<Place> & Dialog
  : Place extends `${string}.bulk`
    ? Dialog & { readonly selected: readonly SubjectOf<Place>[] }
    : SubjectOf<Place>;
