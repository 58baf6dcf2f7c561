import type { ExtensionPlace } from '@console/shared/contract';
import type { Disk, Instance, Project, Silo, Sled, Vpc } from '@console/shared/api';

/** The props that the page of each resource passes to extensions. */
export interface Subjects {
  instance: { readonly instance: Instance; readonly project: string };
  disk: { readonly disk: Disk; readonly project: string };
  project: { readonly project: Project };
  vpc: { readonly vpc: Vpc; readonly project: string };
  silo: { readonly silo: Silo };
  sled: { readonly sled: Sled };
  /** The list of projects, which is the first page of users; the overview of the system, which is that of operators. */
  home: Record<never, never>;
  system: Record<never, never>;
}

/** The work of a form's section after the instance was created. Its rejection is shown; the instance stays. */
export type AfterCreate = (instance: Instance) => Promise<unknown>;

interface FormSection {
  /** Name of the project. */
  readonly project: string;
  /** Sets the work after the instance was created; undefined for none. */
  readonly afterCreate: (work: AfterCreate | undefined) => void;
}

type SubjectOf<Place extends ExtensionPlace> = Place extends `${infer Page extends keyof Subjects}.${string}`
  ? Subjects[Page]
  : never;

/** The resources with a list that other areas add to. */
export type Listed = Exclude<keyof Subjects, 'home' | 'system'>;

interface Dialog {
  /** Closes it. */
  readonly onDismiss: () => void;
}

/**
 * Props of the `Component` of an extension, by its place: `ExtensionProps<'instance.card'>`. That of an action is mounted when its entry is
 * chosen, and calls `onDismiss` to close; that of a bulk action gets the page's props for each of the `selected` rows.
 */
export type ExtensionProps<Place extends ExtensionPlace> = Place extends `${string}.action`
  ? SubjectOf<Place> & Dialog
  : Place extends `${string}.bulk`
    ? Dialog & { readonly selected: readonly SubjectOf<Place>[] }
    : Place extends 'instance.section'
      ? FormSection
      : SubjectOf<Place>;
