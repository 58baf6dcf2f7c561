import * as v from 'valibot';
import { field } from '@console/shared/forms';
import type { Draft, DraftAddress, DraftInterface, DraftLink, DraftPeer, DraftRoute } from '../draft.ts';
import type { RuleContext } from './item-rules.ts';
import { type Problem, problemsOf } from './rules.ts';

const items = <Item>() => v.array(v.custom<Item>((one) => typeof one === 'object'));

function rowName(draft: Draft, [list, index]: Problem['path']): string | undefined {
  if (typeof index !== 'number') return undefined;
  switch (list) {
    case 'links':
      return draft.links[index]?.name;
    case 'interfaces':
      return draft.interfaces[index]?.name;
    case 'addresses':
      return draft.addresses[index]?.address;
    case 'routes':
      return draft.routes[index]?.dst;
    default:
      return draft.peers[index]?.addr;
  }
}

/** `phy0: Must be from 1280 to 9216`. */
export const sentenceOf = (draft: Draft, { path, message }: Problem): string => {
  const name = rowName(draft, path);
  return name === undefined ? message : `${name}: ${message}`;
};

/** Values of the form of port settings. The error of a row is shown under its list, with the name of the row. */
export const settingsSchema = (context: RuleContext) =>
  v.pipe(
    v.object({
      name: field.name(),
      description: field.description(),
      geometry: v.picklist(['qsfp28x1', 'qsfp28x2', 'sfp28x4']),
      links: items<DraftLink>(),
      interfaces: items<DraftInterface>(),
      addresses: items<DraftAddress>(),
      routes: items<DraftRoute>(),
      peers: items<DraftPeer>(),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const problem of problemsOf(value, context)) {
        const [list] = problem.path;
        addIssue({
          message: sentenceOf(value, problem),
          path: [{ type: 'object', origin: 'value', input: {}, key: String(list), value: undefined }],
        });
      }
    }),
  );

export type SettingsValues = v.InferInput<ReturnType<typeof settingsSchema>>;

/** Converts errors by field to issues of an editor's schema. */
export const checkFields = <Item extends object>(
  errorsOf: (item: Item) => Readonly<Record<string, string | undefined>>,
) =>
  v.rawCheck<Item>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [key, message] of Object.entries(errorsOf(value))) {
      if (message === undefined) continue;
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: {}, key, value: undefined }],
      });
    }
  });
