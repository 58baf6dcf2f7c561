/** The kit without react-aria: native elements, small enough for public pages. */
export { Button, ButtonLink, IconButton } from './button.tsx';
export type { ButtonLinkProps, ButtonProps, ButtonVariant, IconButtonProps } from './button.tsx';
export { Checkbox, RadioCards, RadioGroup } from './choices.tsx';
export type {
  CheckboxProps,
  RadioCard,
  RadioCardsProps,
  RadioGroupProps,
  RadioOption,
} from './choices.tsx';
export { CopyButton, useCopy } from './copy.tsx';
export type { CopyButtonProps } from './copy.tsx';
export { cx } from './cx.ts';
export { Avatar, BoolIcon, Kbd, Separator, Skeleton } from './display.tsx';
export type { SkeletonProps } from './display.tsx';
export { EmptyState } from './empty-state.tsx';
export type { EmptyStateProps } from './empty-state.tsx';
export { FieldError, FieldFrame, wiringProps } from './field.tsx';
export type { FieldFrameProps, FieldWiring } from './field.tsx';
export { Icon } from './icon.tsx';
export type { IconProps, IconType } from './icon.tsx';
export { TextArea, TextInput } from './inputs.tsx';
export type { TextAreaProps, TextInputProps } from './inputs.tsx';
export { ExternalLink, Link } from './link.tsx';
export type { ExternalLinkProps, LinkProps } from './link.tsx';
export { Mark } from './mark.tsx';
export { Message } from './message.tsx';
export type { MessageProps } from './message.tsx';
export { CapacityMeter, InlineMeter, MeterStrip } from './meter.tsx';
export type { CapacityMeterProps, InlineMeterProps } from './meter.tsx';
export { CardBlock, PageHeader, Toolbar } from './page-header.tsx';
export type { CardBlockProps, PageHeaderProps, ToolbarProps } from './page-header.tsx';
export { PropertiesTable, Property } from './properties.tsx';
export type { PropertiesTableProps, PropertyProps } from './properties.tsx';
export { Spinner } from './spinner.tsx';
export { StatusBadge } from './status-badge.tsx';
export type { StatusBadgeProps } from './status-badge.tsx';
export { lookupStatus, STATUSES } from './statuses.ts';
export type { StatusEntity, StatusLook, StatusVolume } from './statuses.ts';
export { Chip, ChipList, Tag } from './tag.tsx';
export type { ChipItem, ChipListProps, TagProps } from './tag.tsx';
export { toneClass } from './tone.ts';
export type { Tone } from './tone.ts';
export { TipIcon, Tooltip } from './tooltip.tsx';
export type { TooltipProps } from './tooltip.tsx';
export { useMinDuration } from './use-min-duration.ts';
export { Bytes, Dash, DateTime, Id, Mono, Quantity, TimeAgo, Truncate } from './values.tsx';
export type { IdProps, TimeAgoProps, TruncateProps } from './values.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
