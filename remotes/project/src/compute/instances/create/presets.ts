/** A preset size: virtual CPUs, and memory in GiB. */
export interface Preset {
  readonly id: string;
  readonly ncpus: number;
  readonly gib: number;
}

const preset = (ncpus: number, gib: number): Preset => ({ id: `${ncpus}-${gib}`, ncpus, gib });

/** Presets by purpose, smallest first (docs/screens/compute-storage.md section 4). */
export const PRESETS = {
  general: [preset(2, 8), preset(4, 16), preset(8, 32), preset(16, 64)],
  highCpu: [preset(2, 4), preset(4, 8), preset(8, 16), preset(16, 32)],
  highMemory: [preset(2, 16), preset(4, 32), preset(8, 64), preset(16, 128)],
} as const satisfies Record<string, readonly [Preset, ...Preset[]]>;

export type PresetFamily = keyof typeof PRESETS;

/** Kinds of presets in the order of their tabs. */
export const PRESET_FAMILIES = [
  'general',
  'highCpu',
  'highMemory',
] as const satisfies readonly PresetFamily[];

const byId: ReadonlyMap<string, Preset> = new Map(
  PRESET_FAMILIES.flatMap((family) => PRESETS[family].map((one) => [one.id, one] as const)),
);

/** The preset with an id, if there is one. */
export const presetById = (id: string): Preset | undefined => byId.get(id);
