import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { useLocation, useNavigate } from '@console/shared/router';
import { useCommands, useParams } from '@console/shared/routing';
import { docsUrl, lazy } from '@console/shared/runtime';
import { DocsPopover, InPlace, PageHeader } from '@console/shared/ui';
import { everyInstance } from '../../base/instances/queries.ts';
import { vpcPath } from '../vpcs/tabs.ts';
import { readAsked } from './asked.ts';
import { askedIn, searchOf } from './asked-path.ts';
import styles from './reachability.module.css';
import { QuestionForm } from './question-form.tsx';
import { RecentQuestions } from './recent-questions.tsx';

// Its chunk contains the tables of rules and the reasons
const Answer = lazy(
  'Answer',
  async () => (await import(/* webpackChunkName: "reachability-answer" */ './answer.tsx')).Answer,
  InPlace,
);

export function Component() {
  const { project, vpc } = useParams('/projects/:project/vpcs/:vpc/reachability');
  const place = useMemo(() => ({ project, vpc }), [project, vpc]);
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => askedIn(search), [search]);
  const instances = useQuery(everyInstance(project));
  const names = useMemo(
    () => instances.data && new Set(instances.data.items.map(({ name }) => name)),
    [instances.data],
  );
  const reading = useMemo(() => readAsked(asked, names), [asked, names]);
  // Parts of the answer read the names again, so those that could not be loaded stay lost until they are
  const isAnswered = reading.question !== undefined && instances.isFetched;
  // The question is in the address, so that it can be shared, and Back leads to the previous one
  const ask = (next: typeof asked) => void navigate({ search: searchOf(next) });
  const { from, to, protocol, port } = asked;
  useCommands(
    useMemo(
      () => [
        { group: `VPC '${vpc}'`, label: 'Open the VPC', to: vpcPath(place) },
        ...(from !== '' && to !== ''
          ? [
              {
                group: `VPC '${vpc}'`,
                label: 'Swap source and destination',
                to: searchOf({ from: to, to: from, protocol, port }),
              },
            ]
          : []),
      ],
      [place, vpc, from, to, protocol, port],
    ),
  );
  return (
    <>
      <PageHeader title="Reachability" help={<Help />} />
      <div className={styles.page}>
        <QuestionForm
          key={`question ${search}`}
          asked={asked}
          names={names}
          areNamesLost={instances.isFetched && !names}
          onAsk={ask}
        />
        <RecentQuestions place={place} asked={asked} isAnswered={isAnswered} />
        {reading.question && instances.isFetched && (
          <Answer key={`answer ${search}`} place={place} question={reading.question} />
        )}
      </div>
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="reachability"
      summary="Follows traffic from a source to a destination, step by step: subnet, routes, gateway and firewall rules. It evaluates the configuration and sends no traffic. Answers to allowed traffic pass the firewall, but need a route back."
      links={[{ label: 'Networking', href: docsUrl('guides/configuring-guest-networking') }]}
    />
  );
}
