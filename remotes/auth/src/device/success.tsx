import { CircleCheck } from 'lucide-react';
import { Gate } from '../gate.tsx';

/** The page after a device has been signed in. */
export function Component() {
  return <Gate title="Device logged in" text="You can close this window" icon={CircleCheck} />;
}
