import { Fragment } from 'react';
import { useAtomValue } from '@console/shared/state';
import { Checkbox, Kbd, Modal } from '@console/shared/ui';
import { currentConsole } from '../composition/console.ts';
import type { Place } from '../place/place.ts';
import { isApple } from '../device/platform.ts';
import { PLACE_KEYS, placeForKey } from './places.ts';
import { setSingleKeys, singleKeysAtom } from './single-keys.ts';
import styles from './shortcut-dialog.module.css';

/** Keys and their effect; several keys are pressed one after the other, or with `+` together. */
type Row = readonly [keys: readonly string[], what: string];

const MOD = isApple ? '⌘' : 'Ctrl';

const ANYWHERE: readonly Row[] = [
  [[MOD, '+', 'K'], 'Open the command palette'],
  [['?'], 'Show this list'],
  [['['], 'Show or hide the sidebar'],
  [['F8'], 'Go to the newest notification'],
  [['Esc'], 'Close dialog or menu'],
];
const PAGE: readonly Row[] = [
  [['C'], 'Create on this page'],
  [['E'], 'Edit the resource of this page'],
  [['R'], 'Refresh'],
  [['1', 'to', '9'], 'Open a tab of the page'],
];
const TABLE: readonly Row[] = [
  [['/'], 'Filter the list'],
  [['J'], 'Next row'],
  [['K'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['.'], 'Open the actions of the row or the page'],
  [['X'], 'Select the row'],
  [['Shift', '+', 'X'], 'Select the rows up to this one'],
  [['Alt', '+', '↑', 'or', '↓'], 'Move a firewall rule'],
];
const CHART: readonly Row[] = [
  [['←', 'or', '→'], 'Read its values'],
  [['Shift', '+', '←', 'or', '→'], 'Select a period'],
  [['Enter'], 'Zoom in on the period'],
];
const FORM: readonly Row[] = [
  [[MOD, '+', 'Enter'], 'Submit the form'],
  [['Ctrl', '+', 'Shift', '+', 'M'], 'Leave the terminal'],
];

interface ShortcutDialogProps {
  place: Place;
  isFleetViewer: boolean;
  onDismiss: () => void;
}

/** Dialog with all shortcuts that work on this page, and the switch for single-key shortcuts. */
export function ShortcutDialog({ place, isFleetViewer, onDismiss }: ShortcutDialogProps) {
  const isOn = useAtomValue(singleKeysAtom);
  const { rows } = currentConsole();
  const places = PLACE_KEYS.filter(
    ([letter]) => placeForKey(letter, rows, place, isFleetViewer) !== undefined,
  );
  const goTo: readonly Row[] = [
    ...places.map(([letter, , name]): Row => [['G', 'then', letter.toUpperCase()], `Go to ${name}`]),
    [['G', 'then', 'T'], 'Switch theme'],
  ];
  return (
    <Modal title="Keyboard shortcuts" width="free" onDismiss={onDismiss}>
      <div className={styles['columns']}>
        <KeyList title="Anywhere" rows={ANYWHERE} />
        <KeyList title="Go to" rows={goTo} />
        <KeyList title="Page" rows={PAGE} />
        <KeyList title="Tables" rows={TABLE} />
        <KeyList title="Charts" rows={CHART} />
        <KeyList title="Forms and terminal" rows={FORM} />
      </div>
      <div className={styles['switch']}>
        <Checkbox
          checked={isOn}
          onChange={(event) => setSingleKeys(event.target.checked)}
          hint="They are off while a field, the terminal, or a dialog has the focus."
        >
          Use single-key shortcuts
        </Checkbox>
      </div>
    </Modal>
  );
}

function KeyList({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={styles['list']}>
      <h3>{title}</h3>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={index}>
                  {/^(\+|then|to|or)$/.test(key) ? ` ${key} ` : <Kbd>{key}</Kbd>}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
