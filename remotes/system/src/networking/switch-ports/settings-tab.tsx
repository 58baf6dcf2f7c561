import { Plug } from 'lucide-react';
import { to } from '@console/shared/routing';
import { Button, EmptyState, Link } from '@console/shared/ui';
import { SettingsSections } from '../port-settings/sections.tsx';
import type { SettingsView } from '../rack/settings-view.ts';
import styles from './switch-ports.module.css';

export interface SettingsTabProps {
  /** Undefined when the port has none or they are not known yet. */
  view: SettingsView | undefined;
  onApply: () => void;
  refusal: string | undefined;
}

/** The settings that are applied to a port. */
export function SettingsTab({ view, onApply, refusal }: SettingsTabProps) {
  if (!view)
    return (
      <EmptyState
        variant="table"
        icon={Plug}
        title="No settings"
        action={
          <Button onClick={onApply} disabledReason={refusal}>
            Apply settings
          </Button>
        }
      >
        Apply settings to bring its link up.
      </EmptyState>
    );
  const { name } = view.settings;
  return (
    <div className={styles.blocks}>
      <p>
        Settings{' '}
        <Link to={to('/system/networking/port-settings/:portSettings', { portSettings: name })}>{name}</Link>
      </p>
      <SettingsSections view={view} />
    </div>
  );
}
