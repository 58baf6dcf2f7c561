import { useMemo } from 'react';
import type { SiloUtilization, Sled } from '@console/shared/api';
import { memoryText } from '@console/shared/capacity';
import { formatNumber, pluralize } from '@console/shared/format';
import { columns, Table } from '@console/shared/table';
import { CardBlock, EmptyState, FieldFrame, MenuButton, TextInput, wiringProps } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { CsvButton } from '../csv-button.tsx';
import styles from './capacity.module.css';
import { QuotaDate } from './quota-date.tsx';
import { type Bound, type Fits, fits, largest } from './model/fits.ts';
import type { UseBySled } from './model/use.ts';
import { sledColumn } from './sled-column.tsx';
import { FIELDS, type Question } from './use-question.ts';

type PlaceRow = Fits['perSled'][number];

const col = columns<PlaceRow>();

const COLUMNS = [
  sledColumn<PlaceRow>(),
  col.number('Places', ({ places }) => places, undefined, { width: 8 }),
];

const BOUNDS: Readonly<Record<Exclude<Bound, 'size'>, string>> = {
  CPU: 'CPU',
  memory: 'Memory',
  storage: 'Storage',
  'CPU quota': 'The silo’s CPU quota',
  'memory quota': 'The silo’s memory quota',
  'storage quota': 'The silo’s storage quota',
};

interface WhatFitsProps {
  question: Question;
  sleds: readonly Sled[];
  silos: readonly SiloUtilization[];
  /** Undefined while the sleds are requested. */
  instances: UseBySled | undefined;
  /** Bytes. */
  freeStorage: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Shows how many instances of a size fit, updated as the user types. */
export function WhatFits({ question, sleds, silos, instances, freeStorage, now }: WhatFitsProps) {
  const { size, silo: name, ask } = question;
  const silo = silos.find((one) => one.siloName === name);
  const found = useMemo(() => {
    if (!size || !instances) return undefined;
    const left = silo && {
      cpus: silo.allocated.cpus - silo.provisioned.cpus,
      memory: silo.allocated.memory - silo.provisioned.memory,
      storage: silo.allocated.storage - silo.provisioned.storage,
    };
    return fits(size, sleds, instances, { freeStorage, left });
  }, [size, instances, sleds, freeStorage, silo]);
  const most = instances && largest(sleds, instances);
  return (
    <CardBlock
      title="How many more instances fit?"
      description="An estimate. The scheduler may place instances differently."
    >
      <div className={styles.form}>
        {FIELDS.map((field) => (
          <span key={field.name} className={styles.field}>
            <FieldFrame label={field.label}>
              {(wiring) => (
                <TextInput
                  {...wiringProps(wiring)}
                  inputMode="numeric"
                  value={question.texts[field.name]}
                  onChange={({ target }) => ask(field.name, target.value)}
                />
              )}
            </FieldFrame>
          </span>
        ))}
        <MenuButton
          // The accessible name contains the visible label
          label={`Filter by silo: ${name === undefined ? 'Any silo' : `Silo ${name}`}`}
          entries={[
            {
              id: 'all',
              label: 'Any silo',
              kind: 'radio',
              checked: name === undefined,
              onSelect: () => ask('silo', ''),
            },
            ...silos.map((one) => ({
              id: one.siloId,
              label: one.siloName,
              kind: 'radio' as const,
              checked: one.siloName === name,
              onSelect: () => ask('silo', one.siloName),
            })),
          ]}
        >
          {name === undefined ? 'Any silo' : `Silo ${name}`}
        </MenuButton>
      </div>
      <p role="status" className={styles.answer}>
        {answerText(found, size !== undefined)}
      </p>
      {silo && <QuotaDate silo={silo} now={now} />}
      {most && (
        <p className={styles.hint}>
          Largest instance that fits now: {pluralize(most.ncpus, 'vCPU', 'vCPUs')} and{' '}
          {memoryText(most.memory)}
        </p>
      )}
      {found && found.perSled.length < found.sleds && (
        <p className={styles.hint}>
          Counted {found.perSled.length} of {found.sleds} sleds. The others could not be loaded.
        </p>
      )}
      {found && (found.perSled.length > 0 || found.sleds === 0) && <PerSled found={found} />}
    </CardBlock>
  );
}

function answerText(found: Fits | undefined, isSize: boolean): string {
  if (!isSize) return 'Enter whole numbers.';
  if (!found) return 'Loading the sleds…';
  if (found.sleds > 0 && found.perSled.length === 0) return 'Not available. The sleds could not be loaded.';
  if (found.bound === 'size') return 'Enter a size above 0.';
  return `Room for ${formatNumber(found.count)}. ${BOUNDS[found.bound]} runs out first.`;
}

const csvLines = ({ perSled }: Fits) => [
  ['sled', 'serial', 'places'],
  ...perSled.map(({ sled, places }) => [sled.id, sled.baseboard.serial, finite(places)]),
];

const finite = (places: number): number | undefined => (Number.isFinite(places) ? places : undefined);

function PerSled({ found }: { found: Fits }) {
  return (
    <Disclosure title="Places on each sled">
      <div className={styles.places}>
        <CsvButton of="places" file="capacity-places.csv" lines={() => csvLines(found)} />
        <Table
          label="Places on each sled"
          rows={found.perSled}
          columns={COLUMNS}
          rowId={({ sled }) => sled.id}
          copyId={false}
          variant="inset"
          keys={false}
          empty={
            <EmptyState variant="table" title="No sleds">
              No sled accepts new instances.
            </EmptyState>
          }
        />
      </div>
    </Disclosure>
  );
}
