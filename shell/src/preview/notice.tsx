import { FlaskConical } from 'lucide-react';
import { reloadWithDrafts } from '@console/shared/runtime';
import { Button, Icon } from '@console/shared/ui/basic';
import { PREVIEWS_KEY } from '../composition/choice.ts';
import { currentConsole } from '../composition/console.ts';
import { areaLabel } from '../composition/registry.ts';
import type { Cohort } from '../composition/running-rows.ts';
import styles from './notice.module.css';

const sentence = (label: string, { build, why, problem }: Cohort): string => {
  if (why === 'refused')
    return `Build ${build} of ${label} is not available as a preview. You see the published build.`;
  if (problem !== undefined)
    return `The preview of ${label}, build ${build}, cannot run: ${problem}. You see the published build.`;
  return `You see a preview of ${label}, build ${build}.`;
};

/** Opens the same page with the published builds; typed values are kept as drafts. */
function endPreview(): void {
  try {
    sessionStorage.removeItem(PREVIEWS_KEY);
  } catch {
    // The tab has no stored preview
  }
  const url = new URL(location.href);
  url.searchParams.delete('remotes');
  history.replaceState(history.state, '', url);
  reloadWithDrafts();
}

/** Says on every page that this tab runs unpublished builds, or why it does not although that was requested. */
export function PreviewNotice() {
  const { rows, cohorts } = currentConsole();
  const previews = [...cohorts].filter(([, { why }]) => why !== 'rollout');
  const isRunning = previews.some(([, { why, problem }]) => why === 'preview' && problem === undefined);
  return (
    <div role="status" className={styles['notice']}>
      <Icon of={FlaskConical} size="sm" />
      <div>
        {previews.map(([name, cohort]) => (
          <p key={name}>{sentence(areaLabel(rows, name), cohort)}</p>
        ))}
      </div>
      <Button size="sm" onClick={endPreview}>
        {isRunning ? 'End preview' : 'Dismiss'}
      </Button>
    </div>
  );
}
