import { runAction } from '@console/shared/actions';
import type { Instance } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { usePageRefusal } from '@console/shared/runtime';
import { TakingLongNotice } from '@console/shared/stuck';
import { Button, ButtonLink } from '@console/shared/ui';
import { powerActions } from '../actions.tsx';
import { allows, changingOf } from '../../../base/instances/states.ts';
import type { InstancePlace } from './tabs.ts';

/** Says on the page of an instance that its state lasts too long, with the ways out that the state allows. */
export function StuckNotice({ instance, place }: { instance: Instance; place: InstancePlace }) {
  const refusal = usePageRefusal();
  const stop = powerActions(place.project).find(({ id }) => id === 'stop');
  return (
    <TakingLongNotice of={changingOf(instance)} name={instance.name} project={place.project} inset>
      {allows('serialConsole', instance) && (
        <ButtonLink size="sm" to={to('/projects/:project/instances/:instance/serial-console', { ...place })}>
          Serial console
        </ButtonLink>
      )}
      {stop && allows('stop', instance) && (
        <Button size="sm" disabledReason={refusal} onClick={() => runAction(stop, instance)}>
          Stop
        </Button>
      )}
    </TakingLongNotice>
  );
}
