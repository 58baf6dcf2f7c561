import { useMemo, useState } from 'react';
import { useLoaded } from '@console/shared/query';
import { useCommands, useParams } from '@console/shared/routing';
import { lazy } from '@console/shared/runtime';
import { useTableWidth } from '@console/shared/table';
import { ButtonLink, InPlace, Message, PageHeader, Skeleton } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { useViewPart } from '../firewall-rules/use-view-part.ts';
import { VpcsHelp } from '../vpcs/help.tsx';
import { vpcByName } from '../vpcs/queries.ts';
import { type VpcPlace, vpcPath, vpcTabs } from '../vpcs/tabs.ts';
import { FactsTable } from './facts-table.tsx';
import styles from './map.module.css';
import { useThings } from './use-things.ts';

const VIEWS = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Code and layout of the picture, which are not loaded for the table. */
const Picture = lazy(
  'Picture',
  async () => (await import(/* webpackChunkName: "vpc-picture" */ './picture.tsx')).Picture,
  InPlace,
  <Skeleton kind="row" />,
);

export function Component() {
  const { project, vpc: name } = useParams('/projects/:project/vpcs/:vpc/map');
  const vpc = useLoaded(vpcByName(project, name));
  const place = useMemo(() => ({ project, vpc: name }), [project, name]);
  const { things, missing } = useThings(place);
  const [view, setView] = useView(`map of ${project}/${name}`);
  // The id that the table passes to the picture
  const [start, setStart] = useState<string>();
  useTabCommands(place);
  return (
    <>
      <PageHeader
        title={`Map of ${vpc.name}`}
        help={<VpcsHelp />}
        actions={
          <div className={styles.actions}>
            <SegmentedControl
              label="View"
              options={VIEWS}
              value={view}
              onChange={(next) => {
                setStart(undefined);
                setView(next);
              }}
            />
            <ButtonLink to={vpcPath(place)}>VPC</ButtonLink>
          </div>
        }
      />
      {missing.length > 0 && (
        <Message variant="notice" title="Part of the map could not be loaded">
          Could not be loaded: {missing.join(', ')}.
        </Message>
      )}
      {view === 'picture' ? (
        <Picture
          label={`Picture of ${vpc.name}`}
          things={things}
          start={start}
          onTable={() => setView('table')}
        />
      ) : (
        <FactsTable
          list={`map of ${project}/${name}`}
          things={things}
          onShow={(id) => {
            setStart(id);
            setView('picture');
          }}
        />
      )}
    </>
  );
}

/** Picture or table, from the address; by default phones show the table. */
function useView(list: string): readonly [View, (view: View) => void] {
  const usual = useTableWidth() === 'phone' ? 'table' : 'picture';
  const [text, setText] = useViewPart(list, 'show-as');
  const chosen = VIEWS.find(({ value }) => value === text)?.value;
  return [chosen ?? usual, (view) => setText(view === usual ? '' : view)];
}

/** Palette entries: the tabs of the VPC. */
function useTabCommands(place: VpcPlace): void {
  const commands = useMemo(() => {
    const group = `VPC '${place.vpc}'`;
    return vpcTabs(place).map(({ label, to: path }) => ({ group, label, to: path }));
  }, [place]);
  useCommands(commands);
}
