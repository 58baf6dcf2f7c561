import { Check, Copy } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { goneAtom, reach } from '@console/shared/runtime';
import { Button, PageHeader, useCopy } from '@console/shared/ui/basic';
import { useAtomValue } from '@console/shared/state';
import { currentConsole } from '../composition/console.ts';
import { checkForUpdates, updatesAtom } from '../update/watch.ts';
import { areaSummaries, supportText, type AreaSummary } from './report.ts';
import styles from './page.module.css';

const COLUMNS = [
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

/** Support page: the areas of the console, their versions and their last errors. */
export function Component() {
  const { loader } = currentConsole();
  useSyncExternalStore(loader.subscribe, loader.states);
  const areas = areaSummaries();
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
            <Button icon={copied ? Check : Copy} onClick={() => copy(supportText(areas))}>
              Copy as text
            </Button>
          </>
        }
      />
      {gone.length > 0 && (
        <p
          className={styles['note']}
        >{`Not available on this server, as met in this session: ${gone.join(', ')}`}</p>
      )}
      <div className={styles['table']} role="region" aria-label="Areas" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map(([label]) => (
                <th key={label}>{label}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area.name}>
                {COLUMNS.map(([label, cell]) => (
                  <td key={label}>{cell(area)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Whether the API responds, and how fast (docs/screens/operator.md section 6.5). */
function ApiCheck() {
  const [outcome, setOutcome] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const check = async () => {
    setAsking(true);
    try {
      setOutcome(`API answers in ${await reach()} ms`);
    } catch {
      setOutcome('API does not answer');
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
