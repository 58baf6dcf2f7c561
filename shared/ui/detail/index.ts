/** Parts of detail pages, which lists and forms do not use: a share of its own, so that those pages do not load them. */
export { CapacityMeter, InlineMeter, MeterStrip } from '../basic/meter.tsx';
export type { CapacityMeterProps, InlineMeterProps } from '../basic/meter.tsx';
export { CliCommandModal, CodeBlock } from '../layers/code.tsx';
export type { CliCommandModalProps, CodeBlockProps } from '../layers/code.tsx';
export { Disclosure } from '../layers/disclosure.tsx';
export type { DisclosureProps } from '../layers/disclosure.tsx';
export { ProgressBar } from '../layers/progress.tsx';
export type { ProgressBarProps } from '../layers/progress.tsx';
export { SegmentedControl } from '../layers/segmented.tsx';
export type { Segment, SegmentedControlProps } from '../layers/segmented.tsx';
export { RouteTabs, Tabs } from '../layers/tabs.tsx';
export type { RouteTab, RouteTabsProps, TabItem, TabsProps, TabsVariant } from '../layers/tabs.tsx';
