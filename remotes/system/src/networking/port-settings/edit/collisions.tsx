import { Message } from '@console/shared/ui';

/** Collisions, shown before anything is sent. */
export function Collisions({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Message variant="notice" live="status" title="These settings cannot be saved as new">
      <ul aria-label="What collides">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      Save in place, or go back and change these.
    </Message>
  );
}
