/** Entries of the menu: as many as that of an instance has. */
export const ENTRIES = Array.from({ length: 12 }, (_, index) => ({
  id: `entry-${index}`,
  label: `Entry ${index}`,
}));

/** Items of the combobox: as many disks as a large project has. */
export const ITEMS = Array.from({ length: 1_000 }, (_, index) => ({
  value: `disk-${index}`,
  label: `disk-${String(index).padStart(4, '0')}`,
}));

/** Tabs are links of the router in this console, which the library does not draw: they are not compared. */
export const TABS = ['Storage', 'Networking', 'Metrics'] as const;
