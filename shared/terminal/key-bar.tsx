import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { Button, IconButton } from '@console/shared/ui';
import type { BarKey } from './keys.ts';
import styles from './terminal.module.css';

const ARROWS = [
  { key: 'left', label: 'Left', icon: ArrowLeft },
  { key: 'down', label: 'Down', icon: ArrowDown },
  { key: 'up', label: 'Up', icon: ArrowUp },
  { key: 'right', label: 'Right', icon: ArrowRight },
] as const;

export type KeyBarProps = {
  /** Ctrl is held until the next key. */
  isControl: boolean;
  onControl: () => void;
  onKey: (key: BarKey) => void;
};

/** The keys that touch keyboards do not have. Shown on phones and touch screens only. */
export function KeyBar({ isControl, onControl, onKey }: KeyBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Terminal keys"
      className={styles.keys}
      // The terminal keeps the focus, so that the keyboard on the screen stays open
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button
        size="sm"
        aria-pressed={isControl}
        className={isControl ? styles.on : undefined}
        onClick={onControl}
      >
        Ctrl
      </Button>
      <Button size="sm" onClick={() => onKey('escape')}>
        Esc
      </Button>
      <Button size="sm" onClick={() => onKey('tab')}>
        Tab
      </Button>
      <span className={styles.arrows}>
        {ARROWS.map(({ key, label, icon }) => (
          <IconButton key={key} label={label} icon={icon} tooltip={false} onClick={() => onKey(key)} />
        ))}
      </span>
    </div>
  );
}
