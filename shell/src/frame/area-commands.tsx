import { Suspense, useSyncExternalStore } from 'react';
import { currentConsole } from '../composition/console.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { ownerOf } from '../composition/registry.ts';

/** Palette entries of the current area that belong to no single page; an area that is not loaded adds none. */
export function AreaCommands({ path }: { path: string }) {
  const { rows, loader } = currentConsole();
  const states = useSyncExternalStore(loader.subscribe, loader.states);
  const owner = ownerOf(rows, path)?.name;
  const state = owner && states.get(owner);
  const Commands = state && state.phase === 'ready' ? state.module.Commands : undefined;
  if (!Commands) return null;
  return (
    <ErrorBoundary key={owner} part="commands of the area" resetKey={path}>
      <Suspense>
        <Commands />
      </Suspense>
    </ErrorBoundary>
  );
}
