import type { InstanceState } from '@console/shared/api';
import { formatAge, formatMoment } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { adviceOn, isTakingLong } from '@console/shared/stuck';
import { allows, changingOf } from '../../../base/instances/states.ts';
import { nextOf } from '../auto-restart.ts';
import type { Case, Rung, WayOut } from './rung.ts';

/** States in which a guest may or may not respond: its memory or its sled changes. */
const UNSURE: ReadonlySet<InstanceState> = new Set(['migrating', 'repairing']);

/** The link to the serial console. */
export const consoleOf = ({ project, instance }: Pick<Case, 'project' | 'instance'>): WayOut => ({
  label: 'Serial console',
  to: to('/projects/:project/instances/:instance/serial-console', { project, instance: instance.name }),
});

const START: WayOut = { label: 'Start now', action: 'start' };
const STOP: WayOut = { label: 'Stop', action: 'stop' };

/** Whether the instance runs; if not, since when, why, and the next step. */
export function stateRung(one: Case): Rung {
  const { instance, moment } = one;
  const { runState, timeRunStateUpdated: since } = instance;
  const age = formatAge(since, new Date(moment.now - moment.ahead));
  const rung = (outcome: Rung['outcome'], said: string, ways: readonly WayOut[] = []): Rung => ({
    at: 'state',
    outcome,
    pieces: [said],
    checked: 'the state that the API reports',
    ways,
  });
  if (runState === 'running')
    return rung('fine', `The instance has been running since ${formatMoment(since, new Date(moment.now))}.`);
  if (runState === 'stopped') return rung('cause', `The instance was stopped ${age} ago.`, [START]);
  if (runState === 'failed')
    return rung('cause', `The instance failed ${age} ago. ${nextOf(instance, moment.now)}`, [
      START,
      consoleOf(one),
    ]);
  const said = `The instance has been ${runState} for ${age}.`;
  const changing = changingOf(instance);
  if (isTakingLong(changing, moment))
    return rung(UNSURE.has(runState) ? 'unknown' : 'cause', `${said} ${adviceOn(changing, moment)}`, [
      ...(allows('serialConsole', instance) ? [consoleOf(one)] : []),
      ...(allows('stop', instance) ? [STOP] : []),
    ]);
  if (UNSURE.has(runState)) return rung('unknown', `${said} It may not answer until that has ended.`);
  return rung('cause', runState === 'destroyed' ? 'The instance was deleted.' : said);
}
