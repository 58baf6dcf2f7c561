import { Pencil, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, CopyButton, ExternalLink, IconButton, Link } from '@console/shared/ui';

/** Variants */
export function Variants() {
  return (
    <>
      <Button variant="primary" icon={Plus}>
        New disk
      </Button>
      <Button>Edit</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="quietDanger">Remove</Button>
    </>
  );
}

/** Sizes */
export function Sizes() {
  return (
    <>
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </>
  );
}

/** Disabled, with the reason */
export function Disabled() {
  return (
    <>
      <Button disabledReason="The instance must be stopped first">Resize</Button>
      <IconButton label="Edit" icon={Pencil} disabledReason="You may not edit this project" />
    </>
  );
}

/** Pending */
export function Pending() {
  const [isPending, setPending] = useState(true);
  return (
    <>
      <Button variant="primary" pending={isPending}>
        Create disk
      </Button>
      <Button onClick={() => setPending(!isPending)}>{isPending ? 'Finish' : 'Start again'}</Button>
    </>
  );
}

/** Icons */
export function Icons() {
  return (
    <>
      <IconButton label="Refresh data" icon={RefreshCw} />
      <IconButton label="Edit name" icon={Pencil} size="md" />
      <CopyButton text="fd00:1122:3344::1" label="Copy address" />
    </>
  );
}

/** Links */
export function Links() {
  return (
    <>
      <Link to="/projects">All projects</Link>
      <ButtonLink to="/gallery">Gallery</ButtonLink>
      <ExternalLink href="https://react.dev" icon>
        React
      </ExternalLink>
    </>
  );
}

/** Long label */
export function LongLabel() {
  return <Button>Detach the disk from every instance that is stopped and delete its snapshots</Button>;
}
