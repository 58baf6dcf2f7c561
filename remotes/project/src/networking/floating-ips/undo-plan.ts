import {
  apiError,
  floatingIpAttach,
  type FloatingIp,
  floatingIpView,
  instanceView,
  isApiError,
  isKind,
  messageOf,
} from '@console/shared/api';
import { writeEach } from '@console/shared/bulk';
import { callTo } from '@console/shared/query';
import { call, type UndoPlan } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';

/** A detached or moved floating IP. */
export interface Attachment {
  readonly floatingIp: Pick<FloatingIp, 'id' | 'name'>;
  /** The instance that it was attached to; its name is absent when it is not known. */
  readonly from: { readonly id: string; readonly name?: string | undefined };
  /** Id of the instance that it was moved to; absent when it was detached. */
  readonly to?: string;
  /** Attaches it to its previous instance again; by default with one request, which needs a detached address. */
  readonly back?: () => Promise<unknown>;
}

/** Attaches a floating IP to its previous instance again, unless it has been attached elsewhere. */
export function planOf({ floatingIp, from, to, back }: Attachment): UndoPlan {
  const path = { floatingIp: floatingIp.id };
  return {
    of: `floating IP ${floatingIp.name}`,
    before: from.id,
    after: to,
    look: async () => {
      const { instanceId, name } = await call(floatingIpView, { path });
      const body = { kind: 'instance', parent: from.id } as const;
      return {
        value: instanceId ?? undefined,
        now: async () => `Floating IP ${name} is now ${await placeOf(instanceId)}.`,
        back: back ?? callTo(floatingIpAttach, { path, body }).send,
      };
    },
    done: from.name
      ? bold`Floating IP ${floatingIp.name} attached to ${from.name} again`
      : bold`Floating IP ${floatingIp.name} attached again`,
  };
}

async function placeOf(instance: string | null | undefined): Promise<string> {
  if (!instance) return 'attached to no instance';
  const found = await call(instanceView, { path: { instance } }).catch(() => undefined);
  return `attached to ${found?.name ?? 'another instance'}`;
}

/** Failures after which trying again may help. */
const TEMPORARY = ['network', 'timeout', 'server', 'unreadable', 'unauthorized'] as const;

/**
 * Attaches several detached floating IPs to their previous instances again. Those that have been attached elsewhere or deleted since then
 * stay unchanged and are named; the others are attached nevertheless.
 */
export function planOfMany(attachments: readonly Attachment[]): UndoPlan {
  const [first, ...rest] = attachments;
  if (first && rest.length === 0) return planOf(first);
  return {
    of: `${attachments.length} floating IPs`,
    before: 'attached',
    after: 'detached',
    look: async () => {
      const found = await Promise.all(attachments.map(standingOf));
      const open = found.filter(({ isBack }) => !isBack);
      const free = open.filter(({ back }) => back);
      const sentences = async () =>
        (await Promise.all(open.map(async ({ changed }) => changed?.()))).filter(
          (text) => text !== undefined,
        );
      return {
        value: open.length === 0 ? 'attached' : free.length > 0 ? 'detached' : undefined,
        now: async () => (await sentences()).join(' '),
        back: async () => {
          const failures = await attachAll(free);
          const left = [...(await sentences()), ...failures.map(({ text }) => text)];
          if (left.length === 0) return;
          const done = attachments.length - left.length;
          throw asTemporary(failures, `${done} of ${attachments.length} attached again. ${left.join(' ')}`);
        },
      };
    },
    done: `${attachments.length} floating IPs attached to their instances again`,
  };
}

interface Found {
  readonly name: string;
  /** It is attached to its previous instance. */
  readonly isBack: boolean;
  /** Attaches it; absent when it has changed otherwise. */
  readonly back?: () => Promise<unknown>;
  /** The current state instead. */
  readonly changed?: () => string | Promise<string>;
}

async function standingOf(attachment: Attachment): Promise<Found> {
  const { name } = attachment.floatingIp;
  const { before, after, look } = planOf(attachment);
  try {
    const { value, now, back } = await look();
    if (value === after) return { name, isBack: false, back };
    return { name, isBack: value === before, changed: now };
  } catch (error) {
    if (!isKind(error, 'not-found')) throw error;
    return { name, isBack: false, changed: () => `Floating IP ${name} no longer exists.` };
  }
}

interface Failed {
  readonly error: unknown;
  readonly text: string;
}

/** Attaches them, a few at a time. */
async function attachAll(all: readonly Found[]): Promise<readonly Failed[]> {
  const failures: Failed[] = [];
  await writeEach(all, async ({ name, back }) =>
    back?.().catch((error: unknown) =>
      failures.push({ error, text: `Floating IP ${name}: ${messageOf(error)}` }),
    ),
  );
  return failures;
}

/** One error for all failures, which can be tried again when one of them may be temporary. */
function asTemporary(failures: readonly Failed[], message: string): Error {
  const error = failures.map((one) => one.error).find((one) => isKind(one, ...TEMPORARY));
  return isApiError(error) ? apiError({ ...error, message }) : new Error(message);
}
