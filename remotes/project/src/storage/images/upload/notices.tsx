import { docsUrl } from '@console/shared/runtime';
import { ExternalLink, Message } from '@console/shared/ui';
import { bootProblems, type Inspection } from './inspect.ts';

/** Information before an upload. */
export function UploadNote() {
  return (
    <Message>
      Upload a raw copy of a disk. The{' '}
      <ExternalLink href={docsUrl('guides/creating-and-sharing-images')}>Images</ExternalLink> guide says
      which images work.
    </Message>
  );
}

/** Warns when the chosen block size does not fit the file. */
export function BlockSizeNotice({ found, chosen }: { found: Inspection | undefined; chosen: string }) {
  if (found?.blockSize === undefined || String(found.blockSize) === chosen) return null;
  return (
    <Message variant="notice" title="Block size might be set incorrectly" live="status">
      {found.marker === 'CD'
        ? 'Choose 2048. The file looks like a bootable CD.'
        : `Choose ${found.blockSize}, the block size of the file’s partition table.`}
    </Message>
  );
}

/** Warns when the selected file does not look bootable. */
export function BootNotice({ found }: { found: Inspection | undefined }) {
  const problems = found ? bootProblems(found) : [];
  if (problems.length === 0) return null;
  return (
    <Message
      variant="notice"
      title="This image might not be bootable"
      live="status"
      items={problems}
      action={
        <ExternalLink href={docsUrl('guides/creating-and-sharing-images#preparing-images')}>
          Preparing images
        </ExternalLink>
      }
    />
  );
}
