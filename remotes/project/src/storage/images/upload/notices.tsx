import { docsUrl } from '@console/shared/runtime';
import { ExternalLink, Message } from '@console/shared/ui';
import { bootProblems, type Inspection } from './inspect.ts';

/** What to know before an upload. */
export function UploadNote() {
  return (
    <Message>
      An image is a raw copy of a disk, made for use in this platform. The guide{' '}
      <ExternalLink href={docsUrl('guides/creating-and-sharing-images')}>Images</ExternalLink> says what can
      be uploaded.
    </Message>
  );
}

/** Says when the chosen block size does not go with the file. */
export function BlockSizeNotice({ found, chosen }: { found: Inspection | undefined; chosen: string }) {
  if (found?.blockSize === undefined || String(found.blockSize) === chosen) return null;
  return (
    <Message variant="notice" title="Block size might be set incorrectly" live="status">
      {found.marker === 'CD'
        ? 'The file looks like a bootable CD, which has blocks of 2048 bytes.'
        : `The partition table in the file speaks for blocks of ${found.blockSize} bytes.`}
    </Message>
  );
}

/** Says when the chosen file does not look as if an instance could boot from it. */
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
