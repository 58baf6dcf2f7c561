import * as v from 'valibot';
import type { RouteDestination, RouterRoute, RouteTarget } from '@console/shared/api';
import { field, type Form } from '@console/shared/forms';
import { mixesFamilies } from './ends.ts';

// Every type of an end has both fields; the one that its type does not use is not validated
const unused = { text: v.string(), chosen: v.nullable(v.string()) };

const destination = v.variant('type', [
  v.object({ ...unused, type: v.literal('ip'), text: field.ip() }),
  v.object({ ...unused, type: v.literal('ip_net'), text: field.ipNetwork() }),
  v.object({ ...unused, type: v.literal('subnet'), chosen: field.choice() }),
  v.object({ ...unused, type: v.literal('vpc'), chosen: field.choice() }),
]);

const target = v.variant('type', [
  v.object({ ...unused, type: v.literal('ip'), text: field.ip() }),
  v.object({ ...unused, type: v.literal('instance'), chosen: field.choice() }),
  v.object({ ...unused, type: v.literal('internet_gateway'), chosen: field.choice() }),
  v.object({ ...unused, type: v.literal('subnet'), chosen: field.choice() }),
  v.object({ ...unused, type: v.literal('vpc'), chosen: field.choice() }),
  v.object({ ...unused, type: v.literal('drop') }),
]);

type Destination = v.InferOutput<typeof destination>;
type Target = v.InferOutput<typeof target>;

function destinationOf(end: Destination): RouteDestination {
  switch (end.type) {
    case 'ip':
      return { type: 'ip', value: end.text };
    case 'ip_net':
      return { type: 'ip_net', value: end.text };
    case 'subnet':
      return { type: 'subnet', value: end.chosen };
    case 'vpc':
      return { type: 'vpc', value: end.chosen };
  }
}

function targetOf(end: Target): RouteTarget {
  switch (end.type) {
    case 'drop':
      return { type: 'drop' };
    case 'ip':
      return { type: 'ip', value: end.text };
    case 'instance':
      return { type: 'instance', value: end.chosen };
    case 'internet_gateway':
      return { type: 'internet_gateway', value: end.chosen };
    case 'subnet':
      return { type: 'subnet', value: end.chosen };
    case 'vpc':
      return { type: 'vpc', value: end.chosen };
  }
}

/** The schema of a route; its output is the request body (docs/screens/network-access.md section 6.2). */
export const routeSchema = v.pipe(
  v.object({ name: field.name(), description: field.description(), destination, target }),
  v.forward(
    v.partialCheck(
      [['destination'], ['target']],
      (ends) => !mixesFamilies(ends.destination, ends.target),
      'Must be of the same IP version as the destination',
    ),
    ['target', 'text'],
  ),
  v.transform(({ name, description, ...ends }) => ({
    name,
    description,
    destination: destinationOf(ends.destination),
    target: targetOf(ends.target),
  })),
);

const ends = v.object({ destination, target });

/** The ends of a route in its form; undefined while they are not valid. */
export function endsIn(values: RouteValues): Pick<RouterRoute, 'destination' | 'target'> | undefined {
  const { success, output } = v.safeParse(ends, values);
  return success
    ? { destination: destinationOf(output.destination), target: targetOf(output.target) }
    : undefined;
}

export type RouteValues = v.InferInput<typeof routeSchema>;

export type RouteForm = Form<RouteValues, v.InferOutput<typeof routeSchema>>;

/** Initial values of a new route. */
export const NEW_ROUTE: RouteValues = {
  name: '',
  description: '',
  destination: { type: 'ip', text: '', chosen: null },
  target: { type: 'ip', text: '', chosen: null },
};

/** Initial values of an existing route. */
export function routeValues({ name, description, destination: from, target: to }: RouterRoute): RouteValues {
  return {
    name,
    description,
    destination:
      from.type === 'ip' || from.type === 'ip_net'
        ? { type: from.type, text: from.value, chosen: null }
        : { type: from.type, text: '', chosen: from.value },
    target: targetValues(to),
  };
}

function targetValues(to: RouteTarget): RouteValues['target'] {
  if (to.type === 'drop') return { type: 'drop', text: '', chosen: null };
  if (to.type === 'ip') return { type: 'ip', text: to.value, chosen: null };
  return { type: to.type, text: '', chosen: to.value };
}
