import { afterEach, beforeEach, vi } from 'vitest';
import type { AreaModule, ExtensionEntry, ExtensionPlace } from '../../shared/contract/index.ts';
import { provideAreas, provideRunningAreas, toast } from '../../shared/runtime/index.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasSerial = (value: object): value is { readonly serial: string } => 'serial' in value;

/** The names of all resources in what a page gives to an extension; a sled has a serial number instead. */
function namesIn(given: unknown): string[] {
  if (!isObject(given)) return typeof given === 'string' ? [given] : [];
  if (Array.isArray(given)) return given.flatMap(namesIn);
  if ('baseboard' in given)
    return isObject(given.baseboard) && hasSerial(given.baseboard) ? [given.baseboard.serial] : [];
  return 'name' in given ? [String(given.name)] : Object.values(given).flatMap(namesIn);
}

interface Given {
  readonly onDismiss?: () => void;
  readonly afterCreate?: (work: (instance: { readonly name: string }) => Promise<void>) => void;
}

/** Shows what it gets, so that a test can compare; a dialog has a button that closes it, a section of a form two that set its work. */
function Component(props: Given) {
  const { onDismiss, afterCreate, ...given } = props;
  return (
    <>
      <span>{`Backups of ${namesIn(given).join(' in ')}`}</span>
      {afterCreate && (
        <>
          <button
            type="button"
            onClick={() =>
              afterCreate(
                async ({ name }) =>
                  void toast({ content: `Plan of ${[name, ...namesIn(given)].join(' in ')}` }),
              )
            }
          >
            sets a plan
          </button>
          <button
            type="button"
            onClick={() => afterCreate(() => Promise.reject(new Error('The vault is full')))}
          >
            sets a plan that fails
          </button>
        </>
      )}
      {onDismiss && (
        <button type="button" onClick={onDismiss}>
          Close backups
        </button>
      )}
    </>
  );
}

/** An area of another team for the tests of a file, named Backups: it adds the label at each place. */
export function useGuest(added: Partial<Record<ExtensionPlace, string>>): void {
  beforeEach(() => {
    // The shell reports what fails in an extension
    vi.stubGlobal('reportError', () => undefined);
    const entries = Object.entries(added).map(([place, label]) => ({
      place,
      id: place.replace('.', '-'),
      label,
    }));
    const module: AreaModule = {
      name: 'backups',
      contract: 5,
      routes: [],
      copies: { react: 0, 'react-dom': 0, router: 0, state: 0, runtime: 0 },
      extensions: Object.fromEntries(entries.map(({ id }) => [id, async () => ({ Component })])),
    };
    const isEntry = (entry: object): entry is ExtensionEntry => 'place' in entry;
    provideAreas(async () => module);
    provideRunningAreas([
      { name: 'backups', label: 'Backups', build: 'b1', extends: entries.filter(isEntry) },
    ]);
  });
  afterEach(() => provideRunningAreas([]));
}
