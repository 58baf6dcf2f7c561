import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';

/** A spinner for running work. Show it with `useMinDuration`, so that it stays long enough to be noticed. */
export function Spinner({
  size = 'md',
  label = 'Spinner',
}: {
  size?: 'sm' | 'md' | 'lg' | undefined;
  label?: string | undefined;
}) {
  return <Icon of={LoaderCircle} size={size} label={label} spin />;
}
