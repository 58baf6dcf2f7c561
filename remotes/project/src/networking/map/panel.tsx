import { Button, ButtonLink, PropertiesTable, Property, Tag } from '@console/shared/ui';
import { KIND_NAMES, type Thing } from './facts.ts';
import type { Drawn } from './groups.ts';
import styles from './map.module.css';
import { type Neighbors, neighborsOf, shortList } from './neighbors.ts';

interface PanelProps {
  box: Drawn | undefined;
  byId: ReadonlyMap<string, Thing>;
  /** Shows a resource in the picture, by its id. */
  onShow: (id: string) => void;
  onTable: () => void;
}

/** The facts and connections of the selected box, and a link to its page. */
export function Panel({ box, byId, onShow, onTable }: PanelProps) {
  if (!box)
    return (
      <aside className={styles.panel} aria-label="Details">
        <p className={styles.hint}>Select an item to see its paths and details.</p>
        <p className={styles.hint}>
          Arrow keys move, Enter opens the page of the selected item, Escape clears the selection.
        </p>
      </aside>
    );
  const [thing, ...others] = box.things;
  const isOne = thing !== undefined && others.length === 0;
  const [one, several] = KIND_NAMES[box.kind];
  const list = { onShow, onTable };
  return (
    <aside className={styles.panel} aria-label={`Details of ${box.name}`}>
      <h2 className={styles.heading}>{box.name}</h2>
      <div>
        <Tag>{one}</Tag>
      </div>
      {isOne && (
        <PropertiesTable columns={1} inset={false}>
          {thing.facts.map(([label, value]) => (
            <Property key={label} label={label}>
              {value}
            </Property>
          ))}
        </PropertiesTable>
      )}
      {isOne ? (
        <Names title="Connected to" lists={neighborsOf(thing, byId)} {...list} />
      ) : (
        <Names title={`Among these ${several}`} lists={shortList(box.things)} {...list} />
      )}
      {isOne && (
        <ButtonLink
          to={thing.to}
        >{`Open ${box.kind === 'floating-ip' ? one : one.toLowerCase()}`}</ButtonLink>
      )}
    </aside>
  );
}

interface NamesProps extends Pick<PanelProps, 'onShow' | 'onTable'> {
  title: string;
  lists: readonly Neighbors[];
}

/** Names as buttons that select their boxes, and the number of the others, which are in the table. */
function Names({ title, lists, onShow, onTable }: NamesProps) {
  if (lists.length === 0) return <p className={styles.hint}>No connections.</p>;
  return (
    <section>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.names}>
        {lists.flatMap(({ named, moreText }) => [
          ...named.map(({ id, kind, name }) => (
            <li key={id}>
              <Button variant="ghost" size="sm" onClick={() => onShow(id)}>
                <span className={styles.name}>{name}</span>
              </Button>
              <span className={styles.kind}>{KIND_NAMES[kind][0]}</span>
            </li>
          )),
          ...(moreText
            ? [
                <li key={moreText}>
                  <Button variant="ghost" size="sm" onClick={onTable}>{`${moreText} in the table`}</Button>
                </li>,
              ]
            : []),
        ])}
      </ul>
    </section>
  );
}
