import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';

/** Work in progress. Show it through `useMinDuration`, so that it stays long enough to be seen. */
export function Spinner({
  size = 'md',
  label = 'Spinner',
}: {
  size?: 'sm' | 'md' | 'lg' | undefined;
  label?: string | undefined;
}) {
  return <Icon of={LoaderCircle} size={size} label={label} spin />;
}
