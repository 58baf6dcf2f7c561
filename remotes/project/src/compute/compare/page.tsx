import { useMemo } from 'react';
import { pluralize } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { Checkbox, EmptyState, Message, PageHeader, RetryButton } from '@console/shared/ui';
import { Combobox } from '@console/shared/forms';
import {
  COMPARE_MAX,
  COMPARE_MIN,
  comparisonIn,
  type Comparison,
  searchOf,
} from '../../base/instances/compare.ts';
import { allInstances } from '../../base/instances/queries.ts';
import styles from '../../base/comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { onlyDifferent, sectionsOf } from './rows.ts';
import { useCompared } from './use-compared.ts';

/** Two to four instances side by side (docs/screens/compute-storage.md section 5.3). The address contains the whole comparison. */
export function Component() {
  const { project } = useParams('/projects/:project/instances-compare');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const comparison = useMemo(() => comparisonIn(search), [search]);
  const { names } = comparison;
  const show = (next: Partial<Comparison>) =>
    void navigate({ search: searchOf({ ...comparison, ...next }) }, { replace: true });
  const { compared, nameOf, retry } = useCompared(project, names);
  const sections = sectionsOf(compared, nameOf);
  const shown = comparison.onlyDifferent ? onlyDifferent(sections) : sections;
  const all = sections.flatMap(({ rows }) => rows);
  const count = all.filter(({ differs }) => differs === true).length;
  const isKnown = all.every(({ differs }) => differs !== undefined);
  return (
    <>
      <PageHeader title="Compare instances" />
      <div className={styles.page}>
        <div className={styles.tools}>
          {names.length < COMPARE_MAX && (
            <AddInstance
              project={project}
              taken={names}
              onAdd={(name) => show({ names: [...names, name] })}
            />
          )}
          <Checkbox
            checked={comparison.onlyDifferent}
            onChange={({ target }) => show({ onlyDifferent: target.checked })}
          >
            Only differences
          </Checkbox>
          {names.length >= COMPARE_MIN && (
            <p role="status" className={styles.count}>
              {`${isKnown ? '' : 'At least '}${pluralize(count, 'difference')}`}
            </p>
          )}
        </div>
        {retry && (
          <Message variant="destructive" action={<RetryButton onClick={retry} />}>
            Some values could not be loaded.
          </Message>
        )}
        {names.length < COMPARE_MIN && (
          <EmptyState variant="table" title="Select at least two instances">
            Their settings appear side by side, with the differences marked.
          </EmptyState>
        )}
        {names.length > 0 && (
          <ComparisonTable
            columns={names.map((name) => ({
              name,
              to: to('/projects/:project/instances/:instance/storage', { project, instance: name }),
            }))}
            sections={shown}
            onRemove={(name) => show({ names: names.filter((one) => one !== name) })}
          />
        )}
        {names.length >= COMPARE_MIN && shown.length === 0 && <p>No differences.</p>}
      </div>
    </>
  );
}

type AddInstanceProps = {
  readonly project: string;
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
};

/** Adds an instance of the project to the comparison. */
function AddInstance({ project, taken, onAdd }: AddInstanceProps) {
  const { data, isPending, isError } = useQuery(allInstances(project));
  const items = (data?.items ?? []).filter(({ name }) => !taken.includes(name));
  return (
    <div className={styles.pick}>
      <Combobox
        key={taken.join()}
        label="Add instance"
        placeholder="Add an instance"
        noItemsText={isError ? 'Instances could not be loaded' : 'No other instances'}
        items={items.map(({ name }) => ({ value: name, label: name }))}
        value={null}
        onChange={(name) => name !== null && onAdd(name)}
        loading={isPending}
      />
    </div>
  );
}
