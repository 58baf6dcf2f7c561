import { Check, Copy } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { goneAtom, reach } from '@console/shared/runtime';
import { Button, PageHeader, useCopy } from '@console/shared/ui/basic';
import { useAtomValue } from '@console/shared/state';
import { currentConsole } from '../composition/console.ts';
import { checkForUpdates, updatesAtom } from '../update/watch.ts';
import {
  areaSummaries,
  extensionSummaries,
  supportText,
  type AreaSummary,
  type ExtensionSummary,
} from './report.ts';
import styles from './page.module.css';

const AREAS = [
  ['area', (area: AreaSummary) => area.label],
  ['state', (area: AreaSummary) => area.state],
  ['version', (area: AreaSummary) => area.version],
  ['contract', (area: AreaSummary) => area.contract],
  ['build', (area: AreaSummary) => area.build],
  ['cohort', (area: AreaSummary) => area.cohort ?? '—'],
  ['published', (area: AreaSummary) => area.published ?? '—'],
  ['load time', (area: AreaSummary) => (area.loadTime === undefined ? '—' : `${area.loadTime} ms`)],
  ['adds', (area: AreaSummary) => area.adds ?? '—'],
  ['last error', (area: AreaSummary) => area.lastError ?? '—'],
] as const;

const EXTENSIONS = [
  ['extension', (one: ExtensionSummary) => one.label],
  ['place', (one: ExtensionSummary) => one.place],
  ['area', (one: ExtensionSummary) => one.owner],
  ['last error', (one: ExtensionSummary) => one.lastError ?? '—'],
] as const;

/** Support page: the areas of the console, their versions and last errors, and their extensions of pages of other areas. */
export function Component() {
  const { loader } = currentConsole();
  useSyncExternalStore(loader.subscribe, loader.states);
  const areas = areaSummaries();
  const extensions = extensionSummaries();
  const gone = useAtomValue(goneAtom);
  const { copied, copy } = useCopy();
  return (
    <>
      <PageHeader
        title="Support"
        actions={
          <>
            <ApiCheck />
            <UpdateCheck />
            <Button icon={copied ? Check : Copy} onClick={() => copy(supportText(areas, extensions))}>
              Copy as text
            </Button>
          </>
        }
      />
      {gone.length > 0 && (
        <p
          className={styles['note']}
        >{`Not available on this server, as seen in this session: ${gone.join(', ')}`}</p>
      )}
      <Facts label="Areas" columns={AREAS} rows={areas} keyOf={({ name }) => name} />
      {extensions.length > 0 && (
        <Facts label="Extensions" columns={EXTENSIONS} rows={extensions} keyOf={({ key }) => key} />
      )}
    </>
  );
}

interface FactsProps<Row> {
  readonly label: string;
  readonly columns: readonly (readonly [label: string, cell: (row: Row) => string | number])[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

function Facts<Row>({ label, columns, rows, keyOf }: FactsProps<Row>) {
  return (
    <div className={styles['table']} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(([name]) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(([name, cell]) => (
                <td key={name}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the API responds, and how fast (docs/screens/operator.md section 6.5). */
function ApiCheck() {
  const [outcome, setOutcome] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const check = async () => {
    setAsking(true);
    try {
      setOutcome(`API responds in ${await reach()} ms`);
    } catch {
      setOutcome('API does not respond');
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {outcome !== undefined && <span role="status">{outcome}</span>}
      <Button pending={isAsking} aria-label="Check the API" onClick={() => void check()}>
        Check
      </Button>
    </>
  );
}

function UpdateCheck() {
  const [outcome, setOutcome] = useState<string>();
  const updates = useAtomValue(updatesAtom);
  const check = async () => {
    setOutcome(undefined);
    const couldLook = await checkForUpdates();
    setOutcome(couldLook ? 'Everything is up to date' : 'Could not check for updates');
  };
  return (
    <>
      {outcome !== undefined && updates.length === 0 && <span role="status">{outcome}</span>}
      <Button onClick={() => void check()}>Check for updates</Button>
    </>
  );
}
