import pinnedTs from '../backups/pinned.ts?raw';
import pinButtonTsx from '../backups/pin-button.tsx?raw';
import pinnedNoteTsx from '../backups/pinned-note.tsx?raw';
import { RecipePage } from './recipe-page.tsx';

export function Component() {
  return (
    <RecipePage
      title="Shared state"
      use="State of several screens is an atom in a module of its own. Data of the server is never in an atom: queries share it. What belongs in a link is in the address."
      avoid="Do not keep anything of a person when their session ends. Do not pass state through a context: pages are mounted by the shell."
      files={[
        ['src/backups/pinned.ts', pinnedTs],
        ['src/backups/pin-button.tsx', pinButtonTsx],
        ['src/backups/pinned-note.tsx', pinnedNoteTsx],
      ]}
      runs={[
        ['Open a backup', '/gallery/backups/daily/summary'],
        ['Open the list', '/gallery/backups'],
      ]}
    />
  );
}
