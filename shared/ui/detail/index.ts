/** Parts of detail pages, which lists and forms do not use: a separate shared module, so that those pages do not load them. */
export { CapacityMeter, InlineMeter, MeterStrip, usageLevel } from '../basic/meter.tsx';
export type { UsageLevel } from '../basic/meter.tsx';
export { CliCommandModal, CodeBlock } from '../layers/code.tsx';
export { Disclosure } from '../layers/disclosure.tsx';
export { ProgressBar } from '../layers/progress.tsx';
export { SegmentedControl } from '../layers/segmented.tsx';
export { RouteTabs, Tabs } from '../layers/tabs.tsx';
