/** The steps of an upload in their order, with the texts of docs/screens/compute-storage.md section 8.3. */
export const STEPS = [
  { id: 'createDisk', label: 'Create temporary disk' },
  { id: 'startImport', label: 'Put disk in import mode' },
  { id: 'upload', label: 'Upload image file' },
  { id: 'stopImport', label: 'Get disk out of import mode' },
  { id: 'finalize', label: 'Finalize disk and create snapshot' },
  { id: 'createImage', label: 'Create image' },
  { id: 'cleanUp', label: 'Delete disk and snapshot' },
  { id: 'done', label: 'Image uploaded successfully' },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

/** The steps that create the image. Later steps can fail without affecting it. */
export type WorkStep = Exclude<StepId, 'cleanUp' | 'done'>;

/** Those steps in their order. */
export const WORK_STEPS: readonly WorkStep[] = [
  'createDisk',
  'startImport',
  'upload',
  'stopImport',
  'finalize',
  'createImage',
];

export const placeOf = (step: StepId): number => STEPS.findIndex(({ id }) => id === step);
