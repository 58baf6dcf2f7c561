/** The kit without react-aria: native elements, small enough for public pages. */
export { bold } from './bold.tsx';
export { Button, ButtonLink, RetryButton, IconButton, PlainIconButton } from './button.tsx';
export type { ButtonVariant } from './button.tsx';
export { Checkbox, RadioCards, RadioGroup } from './choices.tsx';
export type { RadioCard, RadioOption } from './choices.tsx';
export { CopyButton, useCopy } from './copy.tsx';
export { cx } from './cx.ts';
export { Avatar, BoolIcon, Kbd, Skeleton } from './display.tsx';
export { EmptyState } from './empty-state.tsx';
export { FieldError, FieldFrame, wiringProps } from './field.tsx';
export type { FieldFrameProps } from './field.tsx';
export { Icon } from './icon.tsx';
export type { IconType } from './icon.tsx';
export { TextArea, TextInput } from './inputs.tsx';
export { ExternalLink, Link, RowLink } from './link.tsx';
export { Mark } from './mark.tsx';
export { Message } from './message.tsx';
export { CardBlock, PageBody, PageHeader, Toolbar } from './page-header.tsx';
export { DateProperty, HeaderProperty, IdProperty, PropertiesTable, Property } from './properties.tsx';
export { Spinner } from './spinner.tsx';
export { StatusBadge } from './status-badge.tsx';
export { lookupStatus } from './statuses.ts';
export { Chip, ChipList, Tag } from './tag.tsx';
export type { ChipItem } from './tag.tsx';
export { toneClass } from './tone.ts';
export type { Tone } from './tone.ts';
export { TipIcon, Tooltip } from './tooltip.tsx';
export { useAge, useNow } from './use-now.ts';
export { Clip } from './clip.tsx';
export { describeByRow } from './describe-by-row.ts';
export {
  Bytes,
  Dash,
  DateTime,
  Id,
  Mono,
  NotReported,
  Quantity,
  TimeAgo,
  Truncate,
  Unknown,
} from './values.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
