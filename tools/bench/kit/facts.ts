/** Number of menu entries: as many as the menu of an instance has. */
export const ENTRIES = Array.from({ length: 12 }, (_, index) => ({
  id: `entry-${index}`,
  label: `Entry ${index}`,
}));

/** Number of combobox items: as many as a large project has disks. */
export const ITEMS = Array.from({ length: 1_000 }, (_, index) => ({
  value: `disk-${index}`,
  label: `disk-${String(index).padStart(4, '0')}`,
}));

/** Tabs are not compared: in this console they are router links, which the library does not render. */
export const TABS = ['Storage', 'Networking', 'Metrics'] as const;
