import { FlaskConical } from 'lucide-react';
import { reloadWithDrafts } from '@console/shared/runtime';
import { Button, Icon } from '@console/shared/ui/basic';
import { PREVIEWS_KEY } from '../composition/choice.ts';
import { currentConsole } from '../composition/console.ts';
import { areaLabel } from '../composition/registry.ts';
import type { Cohort } from '../composition/running-rows.ts';
import { keepPreview } from './keep.ts';
import styles from './notice.module.css';

const sentence = (label: string, { build, why, problem }: Cohort): string => {
  if (why === 'refused')
    return `Build ${build} of ${label} is not available as a preview. You see the published build.`;
  if (why === 'offered')
    return `This link requests build ${build} of ${label}, which is not published. Use it only when you know who sent the link.`;
  if (problem !== undefined)
    return `The preview of ${label}, build ${build}, cannot run: ${problem}. You see the published build.`;
  return `You see a preview of ${label}, build ${build}.`;
};

/** Opens the same page with builds of public pages that only a link has requested so far. */
function runOffered(offered: readonly (readonly [name: string, cohort: Cohort])[]): void {
  for (const [name, { build }] of offered) keepPreview(name, build);
  reloadWithDrafts();
}

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

/** Notice on every page that this tab runs unpublished builds, or why it does not although they were requested. */
export function PreviewNotice() {
  const { rows, cohorts } = currentConsole();
  const previews = [...cohorts].filter(([, { why }]) => why !== 'rollout');
  const offered = previews.filter(([, { why }]) => why === 'offered');
  const isRunning = previews.some(([, { why, problem }]) => why === 'preview' && problem === undefined);
  return (
    <div role="status" className={styles['notice']}>
      <Icon of={FlaskConical} size="sm" />
      <div>
        {previews.map(([name, cohort]) => (
          <p key={name}>{sentence(areaLabel(rows, name), cohort)}</p>
        ))}
      </div>
      {offered.length > 0 && (
        <Button size="sm" onClick={() => runOffered(offered)}>
          Use preview
        </Button>
      )}
      <Button size="sm" onClick={endPreview}>
        {isRunning ? 'End preview' : 'Dismiss'}
      </Button>
    </div>
  );
}
