import { Globe, MapPin, Network, Server, Waypoints } from 'lucide-react';
import { memo } from 'react';
import { cx, Icon } from '@console/shared/ui';
import { BOX, type Placed } from './arrange.ts';
import { type Kind, KIND_NAMES } from './facts.ts';
import styles from './map.module.css';

const ICONS: Readonly<Record<Kind, typeof Globe>> = {
  gateway: Globe,
  router: Waypoints,
  subnet: Network,
  instance: Server,
  'floating-ip': MapPin,
};

interface BoxButtonProps {
  /** Id in the document. */
  id: string;
  box: Placed;
  byId: ReadonlyMap<string, Placed>;
  isSelected: boolean;
  isDimmed: boolean;
  isTabStop: boolean;
  onSelect: (id: string) => void;
}

/** A box of the picture: a click selects it. Its accessible name lists its connections, which the lines show. */
export const BoxButton = memo(function BoxButton(props: BoxButtonProps) {
  const { id, box, byId, isSelected, isDimmed, isTabStop, onSelect } = props;
  return (
    <button
      id={id}
      type="button"
      className={cx(styles.box, isDimmed && styles.dimmed, box.things.length > 1 && styles.several)}
      style={{
        left: `${box.x}rem`,
        top: `${box.y}rem`,
        width: `${BOX.width}rem`,
        height: `${BOX.height}rem`,
      }}
      aria-pressed={isSelected}
      aria-label={labelOf(box, byId)}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onSelect(box.id)}
    >
      <Icon of={ICONS[box.kind]} />
      <span className={styles.text}>
        <span className={styles.name}>{box.name}</span>
      </span>
    </button>
  );
});

function labelOf(box: Placed, byId: ReadonlyMap<string, Placed>): string {
  const names = [...box.before, ...box.after].flatMap((id) => byId.get(id)?.name ?? []);
  const kind = box.things.length > 1 ? '' : `${KIND_NAMES[box.kind][0]} `;
  const connected = names.length === 0 ? 'no connections' : `connected to ${names.join(', ')}`;
  return `${kind}${box.name}, ${connected}`;
}
