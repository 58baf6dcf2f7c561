import { CircleCheck } from 'lucide-react';
import { Gate } from '../gate.tsx';

/** The end of a device's sign-in. */
export function Component() {
  return <Gate title="Device logged in" text="You can close this window" icon={CircleCheck} />;
}
