import type { ExtensionProps } from '@console/shared/extensions';
import { to } from '@console/shared/routing';
import { useQuery } from '@console/shared/query';
import { Dash, DateTime, Link, Skeleton, Unknown } from '@console/shared/ui';
import { backupPage } from '../backups/queries.ts';

/** A card on the page of an instance, which draws its heading and its border. Its data is read here, so loading and failure are shown here. */
export function Component({ instance }: ExtensionProps<'instance.card'>) {
  const { data, error } = useQuery(backupPage());
  if (error) return <Unknown reason={error.message} />;
  if (!data) return <Skeleton />;
  const last = data.items.at(-1);
  if (!last) return <Dash />;
  return (
    <p>
      {`${instance.name} is part of `}
      <Link to={to('/gallery/backups/:backup/summary', { backup: last.name })}>{last.name}</Link>
      {', made on '}
      <DateTime date={last.timeCreated} />
    </p>
  );
}
